import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { sendTestMail } from './send';

let server: SMTPServer | undefined;

afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

async function serve(options: SMTPServerOptions): Promise<string> {
  server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...options });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', () => resolve()));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const mail = { from: 'Golghar <hello@agency.in>', to: 'you@agency.in' };

it('says what the server answered to a mail that it took', async () => {
  const received: string[] = [];
  const address = await serve({
    onData(stream, _, done) {
      stream.on('data', (part) => received.push(String(part)));
      stream.on('end', () => done(null, 'queued as 7'));
    },
  });
  const sent = await sendTestMail({ ...mail, smtpUrl: `smtp://${address}` });
  expect(sent.isAccepted).toBe(true);
  expect(sent.answers.at(-1)?.response).toContain('queued as 7');
  expect(received.join('')).toContain('To: you@agency.in');
});

it('says what the server refused, in its own words and in ours', async () => {
  const address = await serve({
    onRcptTo: (_, __, done) => done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
  });
  const sent = await sendTestMail({ ...mail, smtpUrl: `smtp://${address}` });
  expect(sent).toMatchObject({ isAccepted: false, advice: expect.stringContaining('MAIL_FROM') });
  expect(sent.answers.at(-1)?.response).toContain('550 no such mailbox');
});

it('says that nobody answers', async () => {
  const sent = await sendTestMail({ ...mail, smtpUrl: 'smtp://127.0.0.1:1' });
  expect(sent).toMatchObject({ isAccepted: false, advice: expect.stringContaining('SMTP_URL') });
});
