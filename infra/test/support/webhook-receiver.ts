import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './machine';

type Received = { headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; body?: string; headers?: Record<string, string> };

/**
 * A program on this machine that webhooks are sent to: it keeps what came and answers as it is told.
 * @param wanted its port; 0 for any
 */
export async function startReceiver(wanted = 0) {
  const received: Received[] = [];
  let answer: (request: Received) => Answer | Promise<Answer> = () => ({ status: 204 });
  const server = createServer(async (request, reply) => {
    const got = { headers: request.headers, body: await text(request) };
    received.push(got);
    const { status, body, headers } = await answer(got);
    reply.writeHead(status, headers).end(body);
  });
  const port = await listen(server, wanted);
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** The response from now on. */
    answerWith(next: typeof answer) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
