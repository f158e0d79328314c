import * as z from 'zod';
import { address, port, wholeNumber } from './kinds';
import type { sessionSettings } from './session-keys';

/** The release of this program: the version in the product's package.json, which a release's tag carries. */
export const { version } = z.object({ version: z.string() }).parse(require('../../../../package.json'));

/** What the platform's parts of a process read; one that serves no browsers has no session keys. */
export type PlatformSettings = ServiceSettings &
  Partial<z.output<typeof sessionSettings>> & {
    /** Name in logs and traces, and of the connections in Postgres. */
    service: string;
  };

/** Injection token of all settings of a process: {@link PlatformSettings} and its own. */
export const SETTINGS = Symbol('settings');

const placeholder = /change-?me|placeholder|example|secret-here/i;

/**
 * A secret of at least 32 characters. In production a placeholder is refused, so that nobody goes live with the value of an
 * example file.
 */
export const secret = z
  .string({ error: 'is missing; make one with: openssl rand -hex 32' })
  .min(32, 'must have at least 32 characters; make one with: openssl rand -hex 32')
  .refine(
    (value) => process.env.NODE_ENV !== 'production' || !placeholder.test(value),
    'is still a placeholder; make one with: openssl rand -hex 32',
  );

/** Settings of every process that serves HTTP; a service adds its own keys. */
export const serviceSettings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** When the previous process hung, set by whoever ended it and started this one. */
  HUNG_AT: z.iso.datetime().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  /** Where Prometheus reads metrics, on HOST too; without it there are none. */
  METRICS_PORT: port.optional(),
  /** A collector of traces that accepts OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https').optional(),
  /** Where visitors find the site, without a slash at the end; cookies are Secure when it is https. */
  PUBLIC_URL: address('http', 'https').transform((url) => url.replace(/\/+$/, '')),
  /** Of the service's own role and schema. */
  DATABASE_URL: address('postgres', 'postgresql'),
  DATABASE_POOL: wholeNumber(1, 100).default(10),
});

export type ServiceSettings = z.output<typeof serviceSettings>;
