import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { isReady, missingParts } from './probe';

/** A server that answers everybody with the same text; one that closes unread what it was sent resets the connection. */
const answering = (text: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((socket) =>
      socket.on('error', () => undefined).once('data', () => socket.end(text, 'latin1')),
    );
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

const isReadyAfter = async (text: string, expect: string): Promise<boolean> => {
  const server = await answering(text);
  try {
    const { port } = server.address() as AddressInfo;
    return await isReady({ kind: 'talk', port, say: 'hello', expect });
  } finally {
    server.close();
  }
};

describe('a probe that talks', () => {
  it('is content with the beginning that it waits for', async () => {
    expect(await isReadyAfter('R\0\0\0\x17', 'R')).toBe(true);
  });

  it('takes an error for what it is, whatever letters are in it', async () => {
    expect(
      await isReadyAfter(
        'E\0\0\0iSFATAL\0C57P03\0Mthe database system is starting up\0RBackendInitialize\0',
        'R',
      ),
    ).toBe(false);
  });

  it('is not content with a server that hangs up', async () => {
    expect(await isReadyAfter('', '+PONG')).toBe(false);
  });
});

describe('missingParts', () => {
  it('names what a ready process has no connection to', async () => {
    const body = JSON.stringify({
      status: 'ok',
      details: { postgres: { status: 'up' }, redis: { status: 'up', connected: false } },
    });
    const server = await answering(
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${body}`,
    );
    const { port } = server.address() as AddressInfo;
    expect(await missingParts({ kind: 'http', port, path: '/readyz' })).toEqual(['redis']);
    server.close();
  });
});
