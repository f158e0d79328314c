import { type IncomingHttpHeaders, request } from 'node:http';

export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string };

export type Received = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a request as it is and reads the response; of an event stream only that it starts. */
export const send = (origin: string, { method, path, headers, body }: Sent): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      const { statusCode: status = 0 } = answer;
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        outgoing.destroy();
        return resolve({ status, headers: answer.headers, text: '' });
      }
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status, headers: answer.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.setTimeout(10_000, () => outgoing.destroy(new Error(`${method} ${path} was not answered`)));
    outgoing.end(body);
  });
