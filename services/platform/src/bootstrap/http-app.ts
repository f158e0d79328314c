import 'reflect-metadata';
import cookie from '@fastify/cookie';
import { api, type Endpoint } from '@golghar/contracts';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppError, toAppError } from '../errors/app-error';
import { sendClientError, trackResponses } from '../http/client-error';

/** Largest request body in bytes: a message of 5,000 characters fits however it is escaped. */
const bodyLimit = 64 * 1024;

/** Longer than the gateway keeps idle connections (55 s), so that it never sends on one we just closed. */
const keepAliveTimeoutMs = 65_000;

/** A request whose parts come more slowly than this is cut. */
const requestTimeoutMs = 15_000;

/** Of Node's parser. The gateway takes 16 KB of headers and adds a few; what it lets through fits. */
const maxHeaderSize = 32 * 1024;

const fieldsType = 'application/x-www-form-urlencoded';
const formTypes = [fieldsType, 'multipart/form-data'];

/** How each path takes forms, by the contract. */
const forms = new Map(Object.values<Endpoint>(api).map(({ path, form }) => [path as string, form]));

/** A form's fields; browsers end a line of a text area with two characters. */
const fieldsOf = (body: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body.replaceAll('%0D%0A', '%0A')));

/** A process of ours as Nest sees it. */
export type HttpApp = NestFastifyApplication;

/** What Nest is told when it makes an app of ours; the adapter parses bodies. */
export const httpAppOptions = { bodyParser: false };

/** The HTTP server of every process of ours: its limits, and what it takes as a body. */
export function makeHttpAdapter(): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit,
    keepAliveTimeout: keepAliveTimeoutMs,
    requestTimeout: requestTimeoutMs,
    // Node looks for slow requests every 30 s unless it is told otherwise.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 2000, maxHeaderSize },
    // HEAD of a stream would open one that nobody reads.
    exposeHeadRoutes: false,
    clientErrorHandler: sendClientError,
    // Addresses that the router can't read.
    frameworkErrors: (thrown: Error, _: FastifyRequest, reply: FastifyReply) => {
      const { status, body } = toAppError(thrown);
      void reply.status(status).header('cache-control', 'no-store').send(body);
    },
    // The gateway is the one hop before us and overwrites X-Forwarded-For.
    trustProxy: 1,
    forceCloseConnections: 'idle',
    // What arrives on a connection that is still open while we stop is answered like any other, and the connection closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
  const server = adapter.getInstance();
  trackResponses(server.server);
  // JSON alone: text/plain is what a foreign page can send without asking first.
  server.removeContentTypeParser('text/plain');
  // But for the few operations whose contract takes a form.
  server.addContentTypeParser<string>(formTypes, { parseAs: 'string' }, ({ url, headers }, body, done) => {
    const form = forms.get(url.split('?')[0] ?? '');
    if (form === 'unread') done(null, {});
    else if (form === 'fields' && headers['content-type']?.startsWith(fieldsType)) done(null, fieldsOf(body));
    else done(new AppError('not_json'));
  });
  return adapter;
}

/** What an app needs once it is made, before it is initialised or listens. */
export async function prepareHttpApp(app: HttpApp): Promise<void> {
  app.useLogger(app.get(Logger));
  await app.register(cookie);
}
