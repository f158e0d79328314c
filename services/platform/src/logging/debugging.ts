import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

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
