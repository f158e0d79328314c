import { type Delivery, EmailChannel, type EmailContent, mailSettings } from '@golghar/platform/deliveries';
import { makeDkimKeys } from '../../../infra/cli/dkim';
import { sendTestMail } from '../../../infra/mail-test/mail-test';
import { makeLead } from '../../../infra/test/support/lead';
import { shownHeaders, verifySignatures } from '../../../infra/test/support/read-mail';
import { ScriptedMailServer } from '../../../infra/test/support/smtp-script';
import { mailChannel } from '../../../infra/watchdog/channels';
import { enquiryEmail } from '../src/delivery/alerts/alert-email';
import { replyEmail } from '../src/delivery/replies/reply-email';
import { thankYouEmail } from '../src/delivery/thank-you/thank-you-email';
import { confirmationEmail } from '../src/intake/newsletter/confirmation-email';

const { settings: keys, dkim, record } = makeDkimKeys('agency.in', 'golghar');
const from = 'Golghar Digital <hello@agency.in>';
const identity = {
  MAIL_FROM: { name: 'Golghar Digital', address: 'hello@agency.in' },
  PUBLIC_URL: 'https://agency.in',
};
const sink = new ScriptedMailServer();

beforeAll(() => sink.open());
afterAll(() => sink.close());
beforeEach(() => sink.received.splice(0));

const verify = (source: string) => verifySignatures(source, { 'golghar._domainkey.agency.in': record });

const good = [
  {
    signingDomain: 'agency.in',
    selector: 'golghar',
    algo: 'rsa-sha256',
    status: { result: 'pass', aligned: 'agency.in' },
  },
];

const delivery = { id: 'a', recipient: 'staff@agency.in', recipientName: 'मीरा सिन्हा' } as Delivery;

const send = async (content: EmailContent, changes: object = {}): Promise<string> => {
  const channel = new EmailChannel(
    mailSettings.parse({ SMTP_URL: sink.url, MAIL_FROM: from, ...keys, ...changes }),
  );
  expect(await channel.send(delivery, content)).toMatchObject({ kind: 'sent' });
  return sink.received[0]?.text ?? '';
};

const lead = {
  ...makeLead({ name: 'आशा कुमारी', city: 'Patna', service: 'website_development' }),
  message: 'बोरिंग रोड पर दुकान।\nछह बजे के बाद फ़ोन करें.\n.\nA line with a dot alone before this one.',
  submittedAt: new Date('2026-11-21T06:12:00Z'),
  dueAt: new Date('2026-11-21T10:12:00Z'),
};

const alert = () => enquiryEmail({ ...lead, requestId: '0123456789abcdef0123456789abcdef' }, identity);

const thanks = () =>
  thankYouEmail(
    { ...lead, leadId: lead.id, language: 'hi', owner: { name: 'Amit Raj', email: 'amit@agency.in' } },
    identity.MAIL_FROM,
  );

const confirmation = () =>
  confirmationEmail(
    { email: 'asha@shop.example', token: 'AAAAAAAAAAAAAAAAAAAAAA', language: 'hi' },
    identity,
  );

it.each([
  ['alert, as text and HTML with a Hindi subject', alert],
  ['thanks in Hindi', thanks],
  ['confirmation with its List headers', confirmation],
])('a verifier takes the signature of an %s', async (_, render) =>
  expect(await verify(await send(render()))).toMatchObject(good),
);

it('covers what one click unsubscribes by, and what an answer goes to', async () => {
  const source = await send({
    ...confirmation(),
    replyTo: { name: '', email: 'amit@agency.in' },
  });
  expect(await verify(source)).toMatchObject(good);
  const [, covered = ''] = /^DKIM-Signature:[\s\S]*?\bh=([^;]*)/im.exec(source) ?? [];
  expect(covered.toLowerCase().split(/[:\s]+/)).toEqual(
    expect.arrayContaining(['from', 'reply-to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
});

it('is no longer taken for a mail that was changed on its way', async () => {
  const [changed] = await verify((await send(alert())).replace('A line with', 'A word with'));
  expect(changed?.status.result).toBe('neutral');
});

it('is on what the watchdog and the test of the mail server send, by whatever server', async () => {
  await mailChannel({
    ...mailSettings.parse({ SMTP_URL: sink.url, MAIL_FROM: from, ...keys }),
    to: 'ops@agency.in',
    publicUrl: 'https://agency.in',
  }).send({ begun: [], over: ['redis'] }, []);
  await sendTestMail({ smtpUrl: sink.url, from, to: 'ops@agency.in', dkim });
  expect(await Promise.all(sink.received.map(({ text }) => verify(text)))).toMatchObject([good, good]);
});

it('is on nothing without the settings', async () => {
  const none = {
    MAIL_DKIM_DOMAIN: undefined,
    MAIL_DKIM_SELECTOR: undefined,
    MAIL_DKIM_PRIVATE_KEY: undefined,
  };
  expect(await send(alert(), none)).not.toMatch(/^DKIM-Signature:/im);
});

const encoded = '=?utf-8?B?WW91ciBhY2NvdW50IGlzIGJsb2NrZWQ=?=';

it.each([
  ['alone', encoded],
  ['among others', `Offer ${encoded} today`],
  ['beside Hindi', `नमस्ते ${encoded}`],
])('encoded words %s in a subject or a name are read as they were typed', async (_, typed) => {
  const reply = {
    leadId: lead.id,
    to: { name: typed, email: 'asha@shop.example' },
    replyTo: { name: typed, email: 'amit@agency.in' },
    subject: typed,
    text: 'Hello',
    earlier: [],
    attachments: [],
    contents: null,
  };
  for (const shown of await shownHeaders(await send(replyEmail(reply)))) {
    expect(shown).not.toContain('Your account is blocked');
    // But for a sign that nobody sees.
    expect(shown?.replaceAll('\u2060', '')).toBe(typed);
  }
});
