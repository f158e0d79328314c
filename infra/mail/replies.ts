import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseMessage } from './message';
import { inboxPage } from './page';
import type { MailStore } from './store';

export type Reply = { status: number; body?: Buffer | string; headers?: Record<string, string> };

/** The page's files lie beside the source; compiling leaves them there. */
const pageFolder = path.resolve(__dirname, '../../mail/page');

const fileTypes: Record<string, string> = {
  '/inbox.css': 'text/css; charset=utf-8',
  '/inbox.js': 'text/javascript; charset=utf-8',
  '/icon.svg': 'image/svg+xml',
};

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  "frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** A mail is somebody else's page: no scripts, nothing fetched, links open in a tab of their own. */
const mailPolicy =
  'sandbox allow-popups allow-popups-to-escape-sandbox; ' +
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

const json = (value: unknown, status = 200): Reply => ({
  status,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json; charset=utf-8' },
});

const html = (body: string, policy: string): Reply => ({
  status: 200,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
});

const notFound = json({ message: 'There is nothing here' }, 404);

/** Answers everything but the stream of events. */
export async function replyTo(
  store: MailStore,
  method: string,
  pathname: string,
  query: URLSearchParams,
): Promise<Reply> {
  const request = `${method} ${pathname}`;
  if (request === 'DELETE /api/messages' || request === 'POST /delete') {
    await store.clear();
    return method === 'POST' ? { status: 303, headers: { location: '/' } } : { status: 204 };
  }
  if (method !== 'GET') return json({ message: 'Only GET, and DELETE /api/messages' }, 405);
  if (pathname === '/healthz' || pathname === '/readyz') return json({ status: 'ok' });
  if (pathname === '/') return html(inboxPage(store.list()), pagePolicy);
  if (pathname === '/api/messages') return json({ messages: store.list(query.get('after') ?? undefined) });
  const [, api, id, view] = /^(\/api)?\/messages\/([\d-]+)(?:\/(html|source))?$/.exec(pathname) ?? [];
  if (id) return replyWithMessage(store, id, api ? (view ?? 'json') : 'page', query.get('view') ?? '');
  const type = Object.hasOwn(fileTypes, pathname) ? fileTypes[pathname] : undefined;
  if (!type) return notFound;
  const body = await readFile(path.join(pageFolder, pathname));
  return { status: 200, body, headers: { 'content-type': type } };
}

async function replyWithMessage(store: MailStore, id: string, as: string, view: string): Promise<Reply> {
  const found = await store.read(id);
  if (!found) return notFound;
  const source = found.source.toString('utf8');
  if (as === 'source')
    return { status: 200, body: found.source, headers: { 'content-type': 'text/plain; charset=utf-8' } };
  const message = await parseMessage(found.summary, found.source);
  if (as === 'json') return json(message);
  if (as === 'page') return html(inboxPage(store.list(), { message, source, view }), pagePolicy);
  if (message.html === null) return notFound;
  return html(`<!doctype html><base target="_blank">${message.html}`, mailPolicy);
}
