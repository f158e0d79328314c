import { replaceEmailAddresses } from '@golghar/contracts';
import type { FastifyInstance } from 'fastify';
import type { Params } from 'nestjs-pino';
import type { Logger } from 'pino';
import type { ServiceSettings } from '../settings/service-settings';

/**
 * Faults of the driver carry the query's parameters, which are personal data: a log line keeps what tells the
 * cause and drops the rest.
 */
export const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return { type: error.name, message: error.message, code, stack: error.stack };
};

const withoutEmailAddresses = (line: string): string => replaceEmailAddresses(line, '[e-mail address]');

/** Lines of JSON on standard output: no addresses, no bodies, no query strings. */
export const loggerOptions = (settings: ServiceSettings, service: string): Params => ({
  // No logger per request: that took a tenth of each one's time, and only faults are logged, with their id.
  forRoutes: [],
  pinoHttp: {
    level: settings.LOG_LEVEL,
    base: { service },
    // The gateway keeps the access log.
    autoLogging: false,
    hooks: { streamWrite: withoutEmailAddresses },
    serializers: {
      err: describeError,
    },
  },
});

const isTalkative = (level: string) => ['debug', 'trace'].includes(level);

/**
 * Lets an operator look into something without a restart: SIGUSR2 turns the debugging lines on, the next one sets the
 * level of the settings again.
 */
export function debugBySignal(logger: Logger, process: Pick<NodeJS.Process, 'on'>): void {
  const configured = logger.level;
  const other = isTalkative(configured) ? 'info' : 'debug';
  process.on('SIGUSR2', () => {
    logger.level = logger.level === configured ? other : configured;
    logger.warn(`log level changed to ${logger.level}; send SIGUSR2 again to change it back`);
  });
}

/** While debugging, a line for each response, under the id that the gateway's line has; of a path its pattern alone. */
export function logResponses(server: FastifyInstance, logger: Logger): void {
  server.addHook('onResponse', async ({ method, routeOptions, headers }, { statusCode, elapsedTime }) => {
    if (!logger.isLevelEnabled('debug')) return;
    const { url: route = 'unknown' } = routeOptions;
    const milliseconds = Math.round(elapsedTime);
    const id = headers['x-request-id'];
    logger.debug({ id, method, route, status: statusCode, milliseconds }, 'request answered');
  });
}
