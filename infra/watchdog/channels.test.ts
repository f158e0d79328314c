import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { mailChannel } from './channels';

let server: Server;
beforeAll((done) => {
  // Takes the connection and never says a word.
  server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1', done);
});
afterAll(() => server.close());

it('does not wait for a mail server that says nothing', async () => {
  const { port } = server.address() as AddressInfo;
  const channel = mailChannel(
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@agency.in', to: 'b@agency.in', publicUrl: 'http://x' },
    50,
  );
  await expect(channel.send({ begun: [], over: ['redis'] }, [])).rejects.toThrow(/[Gg]reeting|[Tt]imeout/);
});
