import type { FastifyInstance } from 'fastify';

type Debugging = {
  isLevelEnabled: (level: string) => boolean;
  debug: (fields: object, message: string) => void;
};

/** While debugging, a line for each answer, under the id that the gateway's line has; of a path its pattern alone. */
export function debugAnswers(server: FastifyInstance, logger: Debugging): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (logger.isLevelEnabled('debug')) {
      const { method, routeOptions, headers } = request;
      const fields = {
        id: headers['x-request-id'],
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      };
      logger.debug(fields, 'request answered');
    }
    done();
  });
}
