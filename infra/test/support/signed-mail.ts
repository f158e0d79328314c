import type { AddressInfo } from 'node:net';
import { dkimVerify } from 'mailauth/lib/dkim/verify';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it takes, byte by byte. */
export async function openMailSink() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (part) => {
        source += part;
      });
      stream.on('end', () => {
        received.push(source);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** What another mail server makes of a mail's signatures; DNS has these records, in strings as a zone file has them. */
export async function verifySignatures(source: string, records: Record<string, string>) {
  const resolver = async (name: string) => {
    const record = records[name];
    if (!record) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
    return [record.match(/.{1,255}/g) ?? []];
  };
  return (await dkimVerify(source, { resolver })).results;
}
