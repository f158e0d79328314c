import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceSettings } from '../config/settings';
import { httpAppOptions, makeHttpAdapter, prepareHttpApp } from './http-app';

/**
 * Starts a process of ours: serves HTTP on HOST:PORT and stops in order on SIGTERM and SIGINT, after the
 * requests in flight. Resolves when it listens.
 */
export async function runService(
  module: Type | DynamicModule,
  settings: ServiceSettings,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module, makeHttpAdapter(), httpAppOptions);
  await prepareHttpApp(app);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  await app.listen(settings.PORT, settings.HOST);
  return app;
}
