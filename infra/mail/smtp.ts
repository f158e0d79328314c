import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailStore } from './store';

const maxMessageBytes = 25 * 1024 * 1024;

/** A mail server that accepts every message for anybody and keeps it in the store. */
export async function startSmtp(store: MailStore, host: string, port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    name: 'mail.localhost',
    banner: 'mail catcher',
    size: maxMessageBytes,
    closeTimeout: 2_000,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, callback) {
      storeMessage(store, stream, session).then(() => callback(null), callback);
    },
  });
  // A sender that disconnects must not end the server.
  server.on('error', (error) => process.stderr.write(`${error.message}\n`));
  server.listen(port, host);
  await once(server.server, 'listening');
  return server;
}

async function storeMessage(
  store: MailStore,
  stream: SMTPServerDataStream,
  { envelope: { mailFrom, rcptTo } }: SMTPServerSession,
): Promise<void> {
  const source = await buffer(stream);
  if (stream.sizeExceeded)
    throw Object.assign(new Error(`The message is larger than ${maxMessageBytes} bytes`), {
      responseCode: 552,
    });
  const to = rcptTo.map(({ address }) => address);
  const { id, receivedAt } = await store.add(source, { from: mailFrom ? mailFrom.address : '', to });
  process.stdout.write(`${receivedAt} kept ${id}, ${source.length} bytes\n`);
}
