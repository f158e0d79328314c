import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendEvents } from './events';
import { type Reply, replyTo } from './replies';
import type { MailStore } from './store';

const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The inbox in the browser and its JSON API. */
export async function startHttp(store: MailStore, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (!isAllowed(request, host))
      return send(response, { status: 403, json: { message: 'Not from there' } });
    if (method === 'GET' && pathname === '/api/events') return sendEvents(store, response, common);
    replyTo(store, method, pathname, searchParams).then(
      (reply) => send(response, reply),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        send(response, { status: 500, json: { message: 'The inbox failed; see its log for the reason' } });
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

function send(response: ServerResponse, { status, json, body, type, headers }: Reply): void {
  const contentType = json === undefined ? type : 'application/json; charset=utf-8';
  response.writeHead(status, { ...common, ...(contentType && { 'content-type': contentType }), ...headers });
  response.end(json === undefined ? body : JSON.stringify(json));
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request may read or delete mail: not when a page of another site makes it, and, while only this
 * machine can reach the inbox, not under a foreign name that was pointed at this machine (DNS rebinding).
 */
function isAllowed({ headers }: IncomingMessage, host: string): boolean {
  const site = headers['sec-fetch-site'];
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (site === 'cross-site' && !isNavigation) return false;
  return host !== '127.0.0.1' || loopback.test(headers.host ?? '');
}
