import type { ServerResponse } from 'node:http';
import type { MailStore, MessageSummary } from './store';

/** Below the minute after which things between a browser and a server tend to cut a silent connection. */
const heartbeatIntervalMs = 25_000;

/** Tells a browser of every change as server-sent events: `added` with the summary, and `cleared`. */
export function sendEvents(
  store: MailStore,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
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
