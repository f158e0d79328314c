import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseMessage } from './message';
import type { MailStore } from './store';

export type Reply = {
  status: number;
  json?: unknown;
  body?: Buffer | string;
  type?: string;
  headers?: Record<string, string>;
};

/** The page's files lie beside the source; compiling leaves them there. */
const pageFolder = path.resolve(__dirname, '../../mail/page');

const pageFiles: Record<string, { file: string; type: string }> = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/inbox.css': { file: 'inbox.css', type: 'text/css; charset=utf-8' },
  '/inbox.js': { file: 'inbox.js', type: 'text/javascript; charset=utf-8' },
  '/list.js': { file: 'list.js', type: 'text/javascript; charset=utf-8' },
  '/message.js': { file: 'message.js', type: 'text/javascript; charset=utf-8' },
  '/tabs.js': { file: 'tabs.js', type: 'text/javascript; charset=utf-8' },
  '/icon.svg': { file: 'icon.svg', type: 'image/svg+xml' },
};

const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
    "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** A mail is somebody else's page: no scripts, nothing fetched, links open in a tab of their own. */
const mailHeaders = {
  'content-security-policy':
    'sandbox allow-popups allow-popups-to-escape-sandbox; ' +
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
};

const notFound: Reply = { status: 404, json: { message: 'There is nothing here' } };

/** Answers everything but the stream of events. */
export async function replyTo(
  store: MailStore,
  method: string,
  pathname: string,
  query: URLSearchParams,
): Promise<Reply> {
  if (pathname === '/api/messages' && method === 'DELETE') {
    await store.clear();
    return { status: 204 };
  }
  if (method !== 'GET') return { status: 405, json: { message: 'Only GET, and DELETE /api/messages' } };
  if (pathname === '/healthz' || pathname === '/readyz') return { status: 200, json: { status: 'ok' } };
  if (pathname === '/api/messages')
    return { status: 200, json: { messages: store.list(query.get('after') ?? undefined) } };
  const [, id, view] = /^\/api\/messages\/([\d-]+)(?:\/(html|source))?$/.exec(pathname) ?? [];
  if (id) return replyWithMessage(store, id, view);
  const page = Object.hasOwn(pageFiles, pathname) ? pageFiles[pathname] : undefined;
  if (!page) return notFound;
  const body = await readFile(path.join(pageFolder, page.file));
  return { status: 200, body, type: page.type, headers: pageHeaders };
}

async function replyWithMessage(store: MailStore, id: string, view: string | undefined): Promise<Reply> {
  const found = await store.read(id);
  if (!found) return notFound;
  if (view === 'source') return { status: 200, body: found.source, type: 'text/plain; charset=utf-8' };
  const message = await parseMessage(found.summary, found.source);
  if (view === undefined) return { status: 200, json: message };
  if (message.html === null) return notFound;
  const body = `<!doctype html><base target="_blank">${message.html}`;
  return { status: 200, body, type: 'text/html; charset=utf-8', headers: mailHeaders };
}
