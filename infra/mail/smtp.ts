import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { subjectOf } from './message';
import type { MailStore } from './store';

const maxMessageBytes = 25 * 1024 * 1024;

/** A mail server that takes every message for anybody and keeps it in the store. */
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
      storeMessage(store, stream, session).then(
        () => callback(null),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A sender that breaks off is no reason to end.
  server.on('error', (error) => process.stderr.write(`${error.message}\n`));
  server.listen(port, host);
  await once(server.server, 'listening');
  return server;
}

async function storeMessage(
  store: MailStore,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded)
    throw Object.assign(new Error(`The message is larger than ${maxMessageBytes} bytes`), {
      responseCode: 552,
    });
  const source = Buffer.concat(chunks);
  const { mailFrom, rcptTo } = session.envelope;
  const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
  await store.add(source, envelope, await subjectOf(source));
}
