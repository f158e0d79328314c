import { businessHours } from '@golghar/contracts';
import { EmailChannel } from '@golghar/platform/deliveries';
import { createTransport } from 'nodemailer';
import { makeLead } from '../../../../../infra/test/support/lead';
import { enquiryEmail } from './alert-email';
import type { AlertedLead } from './alerts';
import type { MailClock } from './lead-facts';

const identity = {
  MAIL_FROM: { name: 'Golghar Digital', address: 'hello@golghar.example' },
  PUBLIC_URL: 'https://golghar.example',
};

const channel = new EmailChannel({ SMTP_URL: 'smtp://nobody.example', ...identity });

const alertAbout = (lead: Partial<AlertedLead> = {}, clock?: MailClock) => {
  const alerted = {
    ...makeLead({ id: '019a0000-0000-7000-8000-000000000002', city: 'Patna' }),
    requestId: '0123456789abcdef0123456789abcdef',
    service: 'website_development' as const,
    message: 'A shop at Boring Road.\nPlease call after six.',
    submittedAt: new Date('2026-11-21T06:12:00Z'),
    dueAt: new Date('2026-11-21T10:12:00Z'),
    ...lead,
  };
  const delivery = { id: 'a', recipient: 'staff@golghar.example', recipientName: 'Meera Sinha' };
  return channel.write(delivery, enquiryEmail(alerted, identity, clock));
};

/** The mail as it goes over the wire. */
const sent = async (lead?: Partial<AlertedLead>) => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message, envelope } = await transport.sendMail(alertAbout(lead));
  return { raw: String(message), headers: String(message).split('\r\n\r\n')[0] ?? '', envelope };
};

it('enquiryEmail goes to the member of staff, says who wrote about what, and names the request as the logs do', async () => {
  const { headers, envelope } = await sent();
  expect(envelope).toEqual({ from: 'hello@golghar.example', to: ['staff@golghar.example'] });
  for (const header of [
    'Subject: New enquiry: Asha Kumari, Website Development',
    // Answers go to the enquirer.
    'Reply-To: Asha Kumari <asha@shop.example>',
    'X-Request-ID: 0123456789abcdef0123456789abcdef',
  ])
    expect(headers).toContain(header);
});

it('enquiryEmail says what led the visitor here, first and last, and what they had chosen', () => {
  const utm = { source: null, medium: null, campaign: null, term: null, content: null };
  const first = { landingPage: '/seo', referrer: 'www.google.com', utm };
  const source = { landingPage: '/', referrer: null, utm: { ...utm, source: 'facebook' }, first };
  const choice = { package: 'Growth, quarterly', calculation: null };
  const { text, html } = alertAbout({ source, choice });
  for (const body of [text, html])
    for (const part of [
      'facebook, landed on /',
      'Came first from',
      'google.com, landed on /seo',
      'Growth, quarterly',
    ])
      expect(body).toContain(part);
  const same = alertAbout({ source: { ...source, first: undefined } });
  expect(same.text).not.toContain('Came first from');
});

it('enquiryEmail leaves out what is not known', () => {
  const { text } = alertAbout({ dueAt: null, city: null });
  expect(text).toContain('Asha Kumari');
  for (const words of ['due by', 'City', 'enquiry; last', 'Came from']) expect(text).not.toContain(words);
});

it('enquiryEmail has every field, the time in India and the link to the lead, in text and in HTML', () => {
  const { text, html } = alertAbout();
  for (const body of [text, html])
    for (const part of [
      'Asha Kumari',
      'asha@shop.example',
      '+91 98350 00000',
      'Patna',
      'Website Development',
      'GD-7K3M-9QXA',
      'Nov 21, 2026, 11:42',
      'Answer due by',
      'Nov 21, 2026, 15:42',
      'A shop at Boring Road.\nPlease call after six.',
      'https://golghar.example/admin/submissions/019a0000-0000-7000-8000-000000000002',
    ])
      expect(body).toContain(part);
  expect(html).toContain('href="tel:+919835000000"');
});

// Saturdays end at 16:00, and the office opens again on Monday at 9:00, or on Tuesday after a holiday.
it.each([
  ['2026-11-21T06:12:00Z', [], 'due in 4 h of business hours'],
  ['2026-11-21T07:22:00Z', [], 'due in 2 h 50 of business hours'],
  ['2026-11-23T06:30:00Z', [], 'late 3 h of business hours'],
  ['2026-11-24T06:30:00Z', ['2026-11-23'], 'late 3 h of business hours'],
])('enquiryEmail says how much time is left at %s', (now, closedDays, words) => {
  const clock = { now: new Date(now), calendar: { ...businessHours, closedDays } };
  const { text, html } = alertAbout({}, clock);
  for (const body of [text, html]) expect(body).toContain(`Nov 21, 2026, 15:42 (India): ${words}`);
});

it.each([
  ['name', 'Asha\r\nBcc: thief@evil.example'],
  ['name', 'Asha <thief@evil.example>, x'],
  ['name', '"Asha" <a@b.example>, thief@evil.example'],
  ['email', 'asha@shop.example>, <thief@evil.example'],
  ['email', 'asha@shop.example\r\nBcc: thief@evil.example'],
])('enquiryEmail takes no recipient or header from the %s %j', async (field, value) => {
  const { headers, envelope } = await sent({ [field]: value });
  expect(envelope.to).toEqual(['staff@golghar.example']);
  expect(headers).not.toMatch(/^(bcc|cc):/im);
  expect(headers.match(/^To:/gim)).toHaveLength(1);
});

it('enquiryEmail shows HTML as the text that it is', () => {
  const { html } = alertAbout({
    name: '<img src=x onerror=alert(1)>',
    message: '</div><script>alert(1)</script>',
  });
  expect(html).not.toMatch(/<(img|script)/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('enquiryEmail keeps a right-to-left override inside the name', () => {
  const { subject, text } = alertAbout({ name: '\u202Eahsa' });
  expect(subject).toBe('New enquiry: \u2068\u202Eahsa\u2069, Website Development');
  expect(text).toContain('\u2068\u202Eahsa\u2069');
});
