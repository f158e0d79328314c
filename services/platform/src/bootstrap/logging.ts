import { replaceEmailAddresses } from '@golghar/contracts';
import type { FastifyInstance } from 'fastify';
import type { Params } from 'nestjs-pino';
import type { Logger } from 'pino';
import type { ServiceSettings } from '../settings/service-settings';

/**
 * Errors of the database driver carry the query's parameters, which are personal data: a log line keeps what identifies the
 * cause and drops the rest.
 */
export const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return { type: error.name, message: error.message, code, stack: error.stack };
};

const withoutEmailAddresses = (line: string): string => replaceEmailAddresses(line, '[e-mail address]');

/** JSON lines on standard output without addresses, bodies or query strings. */
export const loggerOptions = (settings: ServiceSettings, service: string): Params => ({
  // No logger per request: that cost a tenth of each request's time, and only errors are logged, with the request's id.
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
 * Lets an operator debug without a restart: SIGUSR2 turns debug lines on, and a second one restores the level from the settings.
 */
export function debugBySignal(logger: Logger, process: Pick<NodeJS.Process, 'on'>): void {
  const configured = logger.level;
  const other = isTalkative(configured) ? 'info' : 'debug';
  process.on('SIGUSR2', () => {
    logger.level = logger.level === configured ? other : configured;
    logger.warn(`log level changed to ${logger.level}; send SIGUSR2 again to change it back`);
  });
}

/** While debugging, one line per response under the id that the gateway logs; of the path only its pattern. */
export function logResponses(server: FastifyInstance, logger: Logger): void {
  server.addHook('onResponse', async ({ method, routeOptions, headers }, { statusCode, elapsedTime }) => {
    if (!logger.isLevelEnabled('debug')) return;
    const { url: route = 'unknown' } = routeOptions;
    const milliseconds = Math.round(elapsedTime);
    const id = headers['x-request-id'];
    logger.debug({ id, method, route, status: statusCode, milliseconds }, 'request answered');
  });
}
