import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; body?: string; headers?: Record<string, string> };

/**
 * A program on this machine that webhooks are sent to: it keeps what came and answers as it is told.
 * @param wanted its port; 0 for any
 */
export async function startReceiver(wanted = 0) {
  const received: Received[] = [];
  let answer: (request: Received) => Answer | Promise<Answer> = () => ({ status: 204 });
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const got = { headers: request.headers, body: Buffer.concat(parts).toString() };
      received.push(got);
      const { status, body, headers } = await answer(got);
      reply.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** What it answers from now on. */
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
