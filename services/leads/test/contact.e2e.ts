import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { queryDatabase } from '../../../infra/test/support/database';
import { makeEnquiry, uniqueName } from '../../../infra/test/support/enquiry';
import { product } from '../../../infra/test/support/environment';
import { Mailbox } from '../../../infra/test/support/mailbox';
import { freshAddress, requestFrom } from '../../../infra/test/support/request-from';

const post = (request: APIRequestContext, data: unknown, headers: Record<string, string> = {}) =>
  request.post('/api/contact', { data, headers });

const stored = (name: string) =>
  queryDatabase<Record<string, unknown>>(product.databaseUrl, 'SELECT * FROM leads.lead WHERE name = $1', [
    name,
  ]);

test('an enquiry is answered with its id and a code to say on the phone, and the staff have it within a second', async ({
  request,
}) => {
  const enquiry = makeEnquiry({ message: 'Line one.\nLine two with नमस्ते and 🙏.' });
  const before = Date.now();
  const response = await post(request, enquiry);
  expect(response.status()).toBe(201);
  const receipt = await response.json();
  expect(receipt.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(receipt.reference).toMatch(/^GD-[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  const mail = await new Mailbox(product.mailUrl).waitFor(enquiry.name);
  expect(Date.parse(mail.receivedAt) - before).toBeLessThan(1000);
  expect(mail.subject).toBe(`New enquiry: ${enquiry.name}, SEO`);
  expect(mail.envelope.to).toHaveLength(1);
  for (const part of [
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    enquiry.city,
    'SEO',
    receipt.reference,
    'Line two with नमस्ते and 🙏.',
  ])
    for (const body of [mail.text, mail.html]) expect(body).toContain(part);
  expect(mail.text).toContain(`${product.url}/admin/submissions/${receipt.id}`);
  expect(await new Mailbox(product.mailUrl).source(mail.id)).toMatch(
    new RegExp(`^Reply-To: .*<${enquiry.email}>`, 'm'),
  );
});

test.describe('the same idempotency key', () => {
  test('with the same enquiry gives the first answer again', async ({ request }) => {
    const enquiry = makeEnquiry();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post(request, enquiry, headers);
    const second = await post(request, enquiry, headers);
    expect(second.status()).toBe(201);
    expect(await second.json()).toEqual(await first.json());
    expect(await stored(enquiry.name)).toHaveLength(1);
  });

  test('with another enquiry is refused', async ({ request }) => {
    const enquiry = makeEnquiry();
    const headers = { 'idempotency-key': randomUUID() };
    await post(request, enquiry, headers);
    const response = await post(request, { ...enquiry, message: 'Something else altogether.' }, headers);
    expect(response.status()).toBe(422);
    expect((await response.json()).code).toBe('key_reused');
  });

  test('on ten posts at once gives one lead and one alert', async ({ request }) => {
    const enquiry = makeEnquiry();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(request, enquiry, headers)));
    expect(answers.map((answer) => answer.status())).toEqual(Array(10).fill(201));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await stored(enquiry.name)).toHaveLength(1);
    const mailbox = new Mailbox(product.mailUrl);
    await mailbox.waitFor(enquiry.name);
    // Time in which a second mail would come.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const mails = await mailbox.about(enquiry.name);
    expect(mails.filter(({ envelope }) => envelope.to.includes(product.admin.email))).toHaveLength(1);
  });

  test('has 1 to 255 characters', async ({ request }) => {
    const response = await post(request, makeEnquiry(), { 'idempotency-key': 'k'.repeat(256) });
    expect(response.status()).toBe(400);
    expect((await response.json()).fields).toHaveProperty('idempotency-key');
  });
});

const rules: [string, Record<string, unknown>, string, string][] = [
  ['a name of one letter', { name: 'A' }, 'name', 'Name must be at least 2 characters'],
  ['a name of blanks', { name: '     ' }, 'name', 'Name must be at least 2 characters'],
  ['a name of 101 letters', { name: 'n'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
  ['no name', { name: undefined }, 'name', 'Name must be at least 2 characters'],
  ['a name that is a number', { name: 12345 }, 'name', 'Name must be at least 2 characters'],
  [
    'a name with a line break',
    { name: 'Asha\r\nBcc: thief@evil.example' },
    'name',
    'Name must be one line without control characters',
  ],
  [
    'a name with NUL',
    { name: 'Asha\u0000Kumari' },
    'name',
    'Name must be one line without control characters',
  ],
  ['an address that is none', { email: 'asha at sweets' }, 'email', 'Please enter a valid email address'],
  [
    'two addresses',
    { email: 'asha@sweets.example, thief@evil.example' },
    'email',
    'Please enter a valid email address',
  ],
  [
    'an address with a header in it',
    { email: 'asha@sweets.example\r\nBcc: thief@evil.example' },
    'email',
    'Please enter a valid email address',
  ],
  [
    'an address of 255 characters',
    { email: `${'a'.repeat(243)}@sweets.example` },
    'email',
    'Please enter a valid email address',
  ],
  ['a phone of five digits', { phone: '12345' }, 'phone', 'Please enter a valid phone number'],
  ['a phone of 33 characters', { phone: '1'.repeat(33) }, 'phone', 'Please enter a valid phone number'],
  ['a city of 101 letters', { city: 'c'.repeat(101) }, 'city', 'City must be at most 100 characters'],
  ['no service', { service: undefined }, 'service', 'Please select a service'],
  ['an unknown service', { service: 'sorcery' }, 'service', 'Please select a service'],
  ['a service that is an object', { service: { $ne: '' } }, 'service', 'Please select a service'],
  [
    'a message of nine letters',
    { message: '123456789' },
    'message',
    'Message must be at least 10 characters',
  ],
  [
    'a message of 5,001 letters',
    { message: 'm'.repeat(5001) },
    'message',
    'Message must be at most 5,000 characters',
  ],
  [
    'a message with an escape character',
    { message: 'red \u001b[31m letters here' },
    'message',
    'Message must not contain control characters',
  ],
  ['an unknown field', { isAdmin: true }, 'isAdmin', 'Unknown field'],
];

for (const [what, change, field, message] of rules)
  test(`refuses ${what}`, async ({ request }) => {
    const enquiry = { ...makeEnquiry(), ...change };
    const response = await post(request, enquiry);
    expect(response.status()).toBe(400);
    const error = await response.json();
    expect(error.code).toBe('invalid');
    expect(error.fields).toEqual({ [field]: message });
    expect(await stored(String(enquiry.name).replaceAll('\u0000', ''))).toHaveLength(0);
  });

test('takes the longest of everything, trimmed', async ({ request }) => {
  const name = uniqueName().padEnd(100, 'x');
  const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`;
  const response = await post(request, {
    name: `  ${name} `,
    email,
    phone: '1'.repeat(32),
    city: 'c'.repeat(100),
    service: 'other',
    message: ` ${'म'.repeat(5000)} `,
  });
  expect(response.status(), await response.text()).toBe(201);
  const [lead] = await stored(name);
  expect(lead).toMatchObject({ email, message: 'म'.repeat(5000), status: 'new' });
});

const bodies: [string, string | Buffer, string, number, string][] = [
  ['broken JSON', '{"name": "Asha"', 'application/json', 400, 'malformed'],
  ['an empty body', '', 'application/json', 400, 'malformed'],
  ['a list', '[]', 'application/json', 400, 'invalid'],
  ['null', 'null', 'application/json', 400, 'invalid'],
  ['a prototype', '{"__proto__": {"isAdmin": true}}', 'application/json', 400, 'malformed'],
  ['a form', 'name=Asha&service=seo', 'application/x-www-form-urlencoded', 415, 'not_json'],
  ['plain text', '{"name": "Asha"}', 'text/plain', 415, 'not_json'],
  ['1 MB', Buffer.alloc(1024 * 1024, 'x'), 'application/json', 413, 'too_large'],
];

for (const [what, body, type, status, code] of bodies)
  test(`refuses ${what} with ${status}`, async () => {
    const answer = await requestFrom(freshAddress(), `${product.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text).code).toBe(code);
  });

test('lets HTML be text', async ({ request }) => {
  const enquiry = makeEnquiry({ message: '<img src=x onerror=alert(1)><script>alert(2)</script>' });
  expect((await post(request, enquiry)).status()).toBe(201);
  const mail = await new Mailbox(product.mailUrl).waitFor(enquiry.name);
  expect(mail.html).not.toMatch(/<script|<img/);
  expect(mail.text).toContain(enquiry.message);
});

test('refuses a time from who has no token, and what another site sends', async ({ playwright }) => {
  const stranger = await playwright.request.newContext({ baseURL: product.url, extraHTTPHeaders: {} });
  const dated = await post(stranger, makeEnquiry(), { 'x-seed-submitted-at': '2026-11-07T09:30:00.000Z' });
  expect(dated.status()).toBe(403);
  const foreign = await post(stranger, makeEnquiry(), { origin: 'https://evil.example' });
  expect((await foreign.json()).code).toBe('foreign_origin');
  await stranger.dispose();
});
