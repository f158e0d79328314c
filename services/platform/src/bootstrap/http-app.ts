import 'reflect-metadata';
import cookie from '@fastify/cookie';
import { api, type Endpoint } from '@golghar/contracts';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppError, toAppError } from '../app-error';
import { sendClientError, trackResponses } from '../http/client-error';

/** Largest request body in bytes: a message of 5,000 characters fits however it is escaped. */
const bodyLimit = 64 * 1024;

/** Longer than the gateway keeps idle connections (55 s), so that it never uses one that we have just closed. */
const keepAliveTimeoutMs = 65_000;

/** A request that arrives more slowly than this is cut off. */
const requestTimeoutMs = 15_000;

/** The limit of Node's parser. The gateway accepts 16 KB of headers and adds a few; whatever it passes on fits. */
const maxHeaderSize = 32 * 1024;

const fieldsType = 'application/x-www-form-urlencoded';
const formTypes = [fieldsType, 'multipart/form-data'];

const endpoints = Object.values<Endpoint>(api);

/** Paths that accept forms, from the contract. */
const forms = new Map(endpoints.map(({ path, form }) => [path as string, form]));

/** The fields of a form; browsers end a line of a text area with two characters. */
const fieldsOf = (body: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body.replaceAll('%0D%0A', '%0A')));

/** An HTTP service of ours as a Nest application. */
export type HttpApp = NestFastifyApplication;

/** Nest's options for our applications; the adapter parses bodies. */
export const httpAppOptions = { bodyParser: false };

/** The HTTP server of every service: its limits, and which bodies it accepts. */
export function makeHttpAdapter(): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit,
    keepAliveTimeout: keepAliveTimeoutMs,
    requestTimeout: requestTimeoutMs,
    // By default Node looks for slow requests only every 30 s.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 2000, maxHeaderSize },
    // A HEAD request for a stream would open one that nobody reads.
    exposeHeadRoutes: false,
    clientErrorHandler: sendClientError,
    // Addresses that the router can't decode.
    frameworkErrors: (thrown: Error, _: FastifyRequest, reply: FastifyReply) => {
      const { status, body } = toAppError(thrown);
      void reply.status(status).header('cache-control', 'no-store').send(body);
    },
    // The gateway is the only hop before us and overwrites X-Forwarded-For.
    trustProxy: 1,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while we stop is answered as usual, and the connection is then closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
  const server = adapter.getInstance();
  trackResponses(server.server);
  server.addHook('onRoute', (route) => {
    const entry = endpoints.find(({ method, path }) => method === route.method && path === route.url);
    if (entry?.maxBodyBytes) route.bodyLimit = entry.maxBodyBytes;
  });
  // Only JSON: a foreign page can send text/plain without a preflight request.
  server.removeContentTypeParser('text/plain');
  // Except for the few operations whose contract accepts a form.
  server.addContentTypeParser<string>(formTypes, { parseAs: 'string' }, ({ url, headers }, body, done) => {
    const form = forms.get(url.split('?')[0] ?? '');
    if (form === 'unread') done(null, {});
    else if (form === 'fields' && headers['content-type']?.startsWith(fieldsType)) done(null, fieldsOf(body));
    else done(new AppError('not_json'));
  });
  return adapter;
}

/** Prepares an application after it is created and before it is initialised or listens. */
export async function prepareHttpApp(app: HttpApp): Promise<void> {
  app.useLogger(app.get(Logger));
  await app.register(cookie);
}
