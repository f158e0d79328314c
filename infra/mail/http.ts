import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { listPage, messagePage } from './page';
import type { MailStore } from './store';

type Reply = { status?: number; body?: Buffer | string; headers?: Record<string, string> };

/** The page's files are beside the source; compiling leaves them there. */
const pageFolder = path.resolve(__dirname, '../../mail/page');

const fileTypes: Record<string, string> = {
  '/inbox.css': 'text/css; charset=utf-8',
  '/inbox.js': 'text/javascript; charset=utf-8',
  '/icon.svg': 'image/svg+xml',
};

const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  "frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** A mail is a foreign page: no scripts, nothing fetched, links open in a new tab. */
const mailPolicy =
  'sandbox allow-popups allow-popups-to-escape-sandbox; ' +
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** The inbox in the browser and its JSON API. */
export async function startHttp(store: MailStore, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const send = ({ status = 200, body, headers }: Reply) =>
      response.writeHead(status, { ...common, ...headers }).end(body);
    if (!isAllowed(request, host)) return send({ status: 403, body: 'Not from there' });
    replyTo(store, request).then(send, (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      send({ status: 500, body: 'The inbox failed; see its log for the reason' });
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request may read or delete mail: not when a page of another site makes it, except by a link to here, and, while only
 * this machine can reach the inbox, not under a foreign host name that resolves to it (DNS rebinding).
 */
function isAllowed({ method, headers }: IncomingMessage, host: string): boolean {
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (headers['sec-fetch-site'] === 'cross-site' && !(method === 'GET' && isNavigation)) return false;
  return host !== '127.0.0.1' || loopback.test(headers.host ?? '');
}

const as = (type: string, body: Buffer | string, policy?: string): Reply => ({
  body,
  headers: { 'content-type': type, ...(policy && { 'content-security-policy': policy }) },
});

const json = (value: unknown) => as('application/json; charset=utf-8', JSON.stringify(value));
const html = (body: string, policy: string) => as('text/html; charset=utf-8', body, policy);

const notFound: Reply = { ...json({ message: 'There is nothing here' }), status: 404 };

async function replyTo(store: MailStore, { method = 'GET', url = '/' }: IncomingMessage): Promise<Reply> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (`${method} ${pathname}` === 'POST /delete') {
    store.clear();
    return { status: 303, headers: { location: '/' } };
  }
  if (method !== 'GET') return { ...json({ message: 'Only GET, and POST /delete' }), status: 405 };
  if (pathname === '/healthz' || pathname === '/readyz') return json({ status: 'ok' });
  if (pathname === '/') return html(listPage(store.list()), pagePolicy);
  if (pathname === '/api/messages') return json({ messages: store.list() });
  const [, api, id = '', view] = /^(\/api)?\/messages\/([\d-]+)(?:\/(html|source))?$/.exec(pathname) ?? [];
  const message = await store.read(id);
  if (message) {
    const { source, ...parts } = message;
    if (!api) return html(messagePage(message, searchParams.get('view')), pagePolicy);
    if (view === 'source') return as('text/plain; charset=utf-8', source);
    if (view !== 'html') return json(parts);
    return message.html === null
      ? notFound
      : html(`<!doctype html><base target="_blank">${message.html}`, mailPolicy);
  }
  const type = Object.hasOwn(fileTypes, pathname) ? fileTypes[pathname] : undefined;
  return type ? as(type, readFileSync(path.join(pageFolder, pathname))) : notFound;
}
