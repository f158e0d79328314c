import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { sendEvents } from './events';
import { type Reply, replyTo } from './replies';
import { isAllowed } from './same-site';
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
