import { ConsoleLogger, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PinoLogger } from 'nestjs-pino';
import { debugBySignal, logResponses } from '../logging/debugging';
import { measure, startMetricsServer } from '../metrics/metrics';
import { type PlatformSettings, SETTINGS, type ServiceSettings, version } from '../settings/service-settings';
import { startTracing, stopTracing, traceResponses } from '../tracing/tracing';
import { httpAppOptions, makeHttpAdapter, prepareHttpApp } from './http-app';

/**
 * Until our own logger is there: troubles alone, as lines of JSON. Buffered, a process that waits for Postgres would say
 * nothing as long as it waits.
 */
const startLogger = () => new ConsoleLogger({ json: true, logLevels: ['warn', 'error', 'fatal'] });

/**
 * Starts a process of ours: serves HTTP on HOST:PORT and stops in order on SIGTERM and SIGINT, after the
 * requests in flight. Resolves when it listens.
 */
export async function runService(
  module: Type | DynamicModule,
  settings: ServiceSettings,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module, makeHttpAdapter(), {
    ...httpAppOptions,
    logger: startLogger(),
  });
  await prepareHttpApp(app);
  const { logger } = await app.resolve(PinoLogger);
  debugBySignal(logger, process);
  const server = app.getHttpAdapter().getInstance();
  logResponses(server, logger);
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = settings;
  if (OTEL_EXPORTER_OTLP_ENDPOINT) {
    startTracing(app.get<PlatformSettings>(SETTINGS).service, version, OTEL_EXPORTER_OTLP_ENDPOINT);
    traceResponses(server);
    server.addHook('onClose', stopTracing);
  }
  if (settings.METRICS_PORT) {
    measure(app);
    startMetricsServer(settings.HOST, settings.METRICS_PORT);
  }
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  await app.listen(settings.PORT, settings.HOST);
  return app;
}
