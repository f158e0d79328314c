import { ScriptedMailServer } from '../test/support/smtp-script';
import { sendTestMail } from './mail-test';

const server = new ScriptedMailServer();
const mail = { from: 'Golghar <hello@agency.in>', to: 'you@agency.in' };

beforeAll(() => server.open());
afterAll(() => server.close());

it('says what the server answered to a mail that it took', async () => {
  const sent = await sendTestMail({ ...mail, smtpUrl: server.url });
  expect(sent.isAccepted).toBe(true);
  expect(sent.answers.at(-1)?.response).toMatch(/^250 /);
  expect(server.received.at(-1)?.text).toContain('To: you@agency.in');
});

it('says what the server refused, in its own words and in ours', async () => {
  server.behaviour = { refuse: { code: 550, text: 'no such mailbox' } };
  const sent = await sendTestMail({ ...mail, smtpUrl: server.url });
  expect(sent).toMatchObject({ isAccepted: false, advice: expect.stringContaining('MAIL_FROM') });
  expect(sent.answers.at(-1)?.response).toContain('550 no such mailbox');
});

it('says that nobody answers', async () => {
  const sent = await sendTestMail({ ...mail, smtpUrl: 'smtp://127.0.0.1:1' });
  expect(sent).toMatchObject({ isAccepted: false, advice: expect.stringContaining('SMTP_URL') });
});
