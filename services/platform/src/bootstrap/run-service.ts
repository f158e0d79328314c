import 'reflect-metadata';
import cookie from '@fastify/cookie';
import { api, type Endpoint } from '@golghar/contracts';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { ServiceSettings } from '../config/settings';
import { AppError } from '../errors/app-error';

/** Largest request body in bytes: a message of 5,000 characters fits however it is escaped. */
const bodyLimit = 64 * 1024;

/** Longer than the gateway keeps idle connections (55 s), so that it never sends on one we just closed. */
const keepAliveTimeout = 65_000;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const formPaths = new Set(
  Object.values<Endpoint>(api)
    .filter(({ form }) => form)
    .map(({ path }) => path as string),
);

const makeAdapter = () => {
  const adapter = new FastifyAdapter({
    bodyLimit,
    keepAliveTimeout,
    requestTimeout: 15_000,
    // The gateway is the one hop before us and overwrites X-Forwarded-For.
    trustProxy: 1,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  // JSON alone: text/plain is what a foreign page can send without asking first.
  adapter.getInstance().removeContentTypeParser('text/plain');
  // But for the few operations whose contract takes a form, which nobody reads.
  adapter
    .getInstance()
    .addContentTypeParser(formTypes, { parseAs: 'string' }, ({ url }, _, done) =>
      formPaths.has(url.split('?')[0] ?? '') ? done(null, {}) : done(new AppError('not_json')),
    );
  return adapter;
};

/**
 * Starts a process of ours: serves HTTP on HOST:PORT and stops in order on SIGTERM and SIGINT, after the
 * requests in flight. Resolves when it listens.
 */
export async function runService(
  module: Type | DynamicModule,
  settings: ServiceSettings,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module, makeAdapter(), {
    bufferLogs: true,
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  await app.register(cookie);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  await app.listen(settings.PORT, settings.HOST);
  return app;
}
