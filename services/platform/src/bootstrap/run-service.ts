import { ConsoleLogger, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PinoLogger } from 'nestjs-pino';
import { measure, startMetricsServer } from '../metrics';
import { type PlatformSettings, SETTINGS, version } from '../settings/service-settings';
import { startTracing, stopTracing, traceResponses } from '../tracing/tracing';
import { httpAppOptions, makeHttpAdapter, prepareHttpApp } from './http-app';
import { debugBySignal, logResponses } from './logging';

/**
 * Until our own logger exists: only warnings and errors, as JSON lines. With buffered logs, a process that waits for Postgres
 * would print nothing while it waits.
 */
const startLogger = () => new ConsoleLogger({ json: true, logLevels: ['warn', 'error', 'fatal'] });

/**
 * Starts a service: serves HTTP on HOST:PORT, and on SIGTERM or SIGINT finishes the requests in flight and stops. Resolves when
 * it listens.
 */
export async function runService(module: DynamicModule): Promise<void> {
  const firstLogger = startLogger();
  // Node itself would print the error after a whole line of the bundle, and what of it fits into a pipe.
  process.on('uncaughtException', ({ stack }) => {
    firstLogger.fatal(stack);
    process.exit(1);
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, makeHttpAdapter(), {
    ...httpAppOptions,
    logger: firstLogger,
  });
  await prepareHttpApp(app);
  const { logger } = await app.resolve(PinoLogger);
  debugBySignal(logger, process);
  const server = app.getHttpAdapter().getInstance();
  logResponses(server, logger);
  const { service, HOST, PORT, METRICS_PORT, ...settings } = app.get<PlatformSettings>(SETTINGS);
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) {
    startTracing(service, version, settings.OTEL_EXPORTER_OTLP_ENDPOINT);
    traceResponses(server);
    server.addHook('onClose', stopTracing);
  }
  if (METRICS_PORT) {
    measure(app);
    startMetricsServer(HOST, METRICS_PORT);
  }
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  await app.listen(PORT, HOST);
}
