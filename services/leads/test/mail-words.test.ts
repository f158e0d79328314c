import { type Delivery, EmailChannel, mailSettings } from '@golghar/platform/deliveries';
import { shownHeaders } from '../../../infra/test/support/shown-headers';
import { ScriptedMailServer } from '../../../infra/test/support/smtp-script';
import { replyEmail } from '../src/delivery/replies/reply-email';

const encoded = '=?utf-8?B?WW91ciBhY2NvdW50IGlzIGJsb2NrZWQ=?=';
const hidden = 'Your account is blocked';

const sink = new ScriptedMailServer();

beforeAll(() => sink.open());
afterAll(() => sink.close());
beforeEach(() => sink.received.splice(0));

it.each([
  ['alone', encoded],
  ['among others', `Offer ${encoded} today`],
  ['beside Hindi', `नमस्ते ${encoded}`],
])('encoded words %s in a subject or a name are read as they were typed', async (_, typed) => {
  const settings = mailSettings.parse({ SMTP_URL: sink.url, MAIL_FROM: 'Golghar <hello@agency.in>' });
  const reply = {
    leadId: '019a0000-0000-7000-8000-000000000002',
    to: { name: typed, email: 'asha@shop.example' },
    replyTo: { name: typed, email: 'amit@agency.in' },
    subject: typed,
    text: 'Hello',
    earlier: [],
  };
  await new EmailChannel(settings).send({ id: 'a' } as Delivery, replyEmail(reply));
  for (const shown of await shownHeaders(sink.received[0]?.text ?? '')) {
    expect(shown).not.toContain(hidden);
    // But for a sign that nobody sees.
    expect(shown?.replaceAll('\u2060', '')).toBe(typed);
  }
});
