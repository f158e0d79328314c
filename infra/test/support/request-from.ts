import { type OutgoingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: Record<string, string>; text: string };

type Options = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer };

/** A request from another loopback address, which the gateway counts as another visitor. */
export const requestFrom = (
  address: string,
  url: string,
  { method = 'GET', headers, body }: Options = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      url.replace('localhost', '127.0.0.1'),
      // On a new connection: a gateway that reloads its settings may be closing a kept one.
      { method, headers, localAddress: address, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            text,
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** The same with a JSON body. */
export const postJsonFrom = (
  address: string,
  url: string,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
) =>
  requestFrom(address, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

let lastAddress = Math.floor(Math.random() * 200);

/** An address that no other test of this process uses. */
export const freshAddress = (): string => {
  lastAddress += 1;
  return `127.${1 + (process.pid % 250)}.${1 + Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
};
