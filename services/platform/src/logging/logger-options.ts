import { replaceEmailAddresses } from '@golghar/contracts';
import type { Params } from 'nestjs-pino';
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
