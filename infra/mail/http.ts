import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Reply, replyTo } from './replies';
import type { MailStore, MessageSummary } from './store';

const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Below the minute after which things between a browser and a server tend to cut a silent connection. */
const heartbeatIntervalMs = 25_000;

/** The inbox in the browser and its JSON API. */
export async function startHttp(store: MailStore, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const send = ({ status, body, headers }: Reply) =>
      response.writeHead(status, { ...common, ...headers }).end(body);
    if (!isAllowed(request, host)) return send({ status: 403, body: 'Not from there' });
    if (method === 'GET' && pathname === '/api/events') return sendEvents(store, response);
    replyTo(store, method, pathname, searchParams).then(send, (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      send({ status: 500, body: 'The inbox failed; see its log for the reason' });
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Tells a browser of every change as server-sent events: `added` with the summary, and `cleared`. */
function sendEvents(store: MailStore, response: ServerResponse): void {
  response.writeHead(200, { ...common, 'content-type': 'text/event-stream' });
  const send = (event: string, data: unknown) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const added = (summary: MessageSummary) => send('added', summary);
  const cleared = () => send('cleared', {});
  const timer = setInterval(() => response.write(':\n\n'), heartbeatIntervalMs);
  store.on('added', added).on('cleared', cleared);
  response.write(':\n\n');
  response.once('close', () => {
    clearInterval(timer);
    store.off('added', added).off('cleared', cleared);
  });
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request may read or delete mail: not when a page of another site makes it, unless it only leads here, and, while only
 * this machine can reach the inbox, not under a foreign name that was pointed at this machine (DNS rebinding).
 */
function isAllowed({ method, headers }: IncomingMessage, host: string): boolean {
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (headers['sec-fetch-site'] === 'cross-site' && !(method === 'GET' && isNavigation)) return false;
  return host !== '127.0.0.1' || loopback.test(headers.host ?? '');
}
