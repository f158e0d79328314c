import type { Params } from 'nestjs-pino';
import type { ServiceSettings } from '../config/settings';

/**
 * Faults of the driver carry the query's parameters, which are personal data: a log line keeps what tells the
 * cause and drops the rest.
 */
export const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return { type: error.name, message: error.message, code, stack: error.stack };
};

/** Lines of JSON on standard output: no addresses, no bodies, no query strings. */
export const loggerOptions = (settings: ServiceSettings, service: string): Params => ({
  pinoHttp: {
    level: settings.LOG_LEVEL,
    base: { service },
    // The gateway keeps the access log.
    autoLogging: false,
    genReqId: (request) => String(request.headers['x-request-id'] ?? ''),
    serializers: {
      err: describeError,
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: () => undefined,
    },
  },
});
