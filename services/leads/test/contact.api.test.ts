import { randomUUID } from 'node:crypto';
import { consentText, type Enquiry, enquiryConsent, enquiryConsentInHindi } from '@golghar/contracts';
import { seedToken } from '../../../infra/test/api/services';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry, uniqueName } from '../../../infra/test/support/enquiry';
import { EnquiryService } from '../src/intake/enquiries/enquiry.service';

const leads = useService('leads');

const post = (data: unknown, headers: Record<string, string> = {}) =>
  leads.request
    .post('/api/contact')
    .set(headers)
    .send(data as object);

const stored = (name: unknown) => leads.sql`SELECT * FROM leads.lead WHERE name = ${name}`;

// The rules themselves are tested beside the contract.
const rules: [string, Record<string, unknown>, string, string][] = [
  ['NUL', { name: 'Asha\u0000' }, 'name', 'Name must be one line without control characters'],
  ['a service that is an object', { service: { $ne: '' } }, 'service', 'Please select a service'],
  ['an unknown field', { isAdmin: true }, 'isAdmin', 'Unknown field'],
];

const bodies: [string, string | Buffer, string, number, string][] = [
  ['broken JSON', '{"name": "Asha"', 'application/json', 400, 'malformed'],
  ['an empty body', '', 'application/json', 400, 'malformed'],
  ['a list', '[]', 'application/json', 400, 'invalid'],
  ['null', 'null', 'application/json', 400, 'invalid'],
  ['a prototype', '{"__proto__": {"isAdmin": true}}', 'application/json', 400, 'malformed'],
  ['plain text', '{"name": "Asha"}', 'text/plain', 415, 'not_json'],
  ['1 MB', Buffer.alloc(1024 * 1024, 'x'), 'application/json', 413, 'too_large'],
];

it('POST /api/contact stores an enquiry before it answers, with an id and a code to say on the phone', async () => {
  const enquiry = makeEnquiry();
  const { body } = await post(enquiry).expect(201);
  expect(body.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.reference).toMatch(/^GD-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await stored(enquiry.name)).toEqual([
    expect.objectContaining({ ...enquiry, id: body.id, reference: body.reference, status: 'new' }),
  ]);
  expect(
    await leads.sql`SELECT FROM leads.delivery WHERE kind = 'arrival' AND subject_id = ${body.id}`,
  ).toHaveLength(1);
});

it('POST /api/contact stores each of 150 that come at once, whatever they contain', async () => {
  const hard = [
    '"quoted", {braced}',
    "it's \\ back\nand forth",
    'NULL',
    'खाजा की दुकान है 🙏',
    '-- ; DROP TABLE lead',
  ];
  const enquiries = Array.from({ length: 150 }, (_, index) => ({
    ...makeEnquiry(),
    city: index % 3 === 0 ? '' : '{Patna, "Bihar"}',
    message: `${hard[index % hard.length]} of enquiry ${index}`,
  }));
  const answers = await Promise.all(enquiries.map((enquiry) => post(enquiry)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(150);
  for (const [index, enquiry] of enquiries.entries()) {
    const { id, reference } = answers[index]?.body ?? {};
    const city = enquiry.city || null;
    expect(await stored(enquiry.name)).toEqual([
      expect.objectContaining({ ...enquiry, city, id, reference }),
    ]);
  }
});

it.each(rules)('POST /api/contact refuses %s', async (_, change, field, message) => {
  const enquiry = { ...makeEnquiry(), ...change };
  const { body } = await post(enquiry).expect(400);
  expect(body).toMatchObject({ code: 'invalid', fields: { [field]: message } });
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(await stored(String(enquiry.name).replaceAll('\u0000', ''))).toEqual([]);
});

it('POST /api/contact takes the longest of everything, trimmed', async () => {
  const name = uniqueName().padEnd(100, 'x');
  const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`;
  const message = 'म'.repeat(5000);
  await post({
    name: `  ${name} `,
    email,
    phone: '9876543210'.repeat(4).slice(0, 32),
    city: 'c'.repeat(100),
    service: 'other',
    message: ` ${message} `,
  }).expect(201);
  expect(await stored(name)).toEqual([expect.objectContaining({ email, message, status: 'new' })]);
});

it.each(bodies)('POST /api/contact refuses %s', async (_, body, type, status, code) => {
  const answer = await leads.request
    .post('/api/contact')
    .set('content-type', type)
    .send(body as string);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

it('POST /api/contact refuses a time from who has no token, and what another site sends', async () => {
  const time = { 'x-seed-submitted-at': '2026-11-07T09:30:00.000Z' };
  expect((await post(makeEnquiry(), time)).body.code).toBe('not_allowed');
  const { body } = await post(makeEnquiry(), { ...time, 'x-seed-token': seedToken }).expect(201);
  const [lead] = await leads.sql<{ submitted_at: Date }>`SELECT submitted_at FROM leads.lead
    WHERE id = ${body.id}`;
  expect(lead?.submitted_at.toISOString()).toBe(time['x-seed-submitted-at']);
  const foreign = await post(makeEnquiry(), { origin: 'https://evil.example' });
  expect([foreign.status, foreign.body.code]).toEqual([403, 'foreign_origin']);
});

it('the same idempotency key with the same enquiry gives the first answer again, ten times at once', async () => {
  const enquiry = makeEnquiry();
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(enquiry, key)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await stored(enquiry.name)).toHaveLength(1);
});

it('the same idempotency key with another enquiry is refused', async () => {
  const enquiry = makeEnquiry();
  const key = { 'idempotency-key': randomUUID() };
  await post(enquiry, key).expect(201);
  const { body } = await post({ ...enquiry, message: 'Something else altogether.' }, key).expect(422);
  expect(body.code).toBe('key_reused');
});

it('the same idempotency key is the id of the request where there is none: the gateway may send one to two replicas', async () => {
  const enquiry = makeEnquiry();
  const id = randomUUID();
  const first = await post(enquiry, { 'x-request-id': id }).expect(201);
  const again = await post(enquiry, { 'x-request-id': id }).expect(201);
  const other = await post(enquiry, { 'x-request-id': randomUUID() }).expect(201);
  expect(again.body).toEqual(first.body);
  expect(other.body.id).not.toBe(first.body.id);
  expect(await stored(enquiry.name)).toHaveLength(2);
});

it('the same idempotency key has 1 to 255 characters', async () => {
  const { body } = await post(makeEnquiry(), { 'idempotency-key': 'k'.repeat(256) }).expect(400);
  expect(body.fields).toHaveProperty('idempotency-key');
});

const sendForm = (fields: Record<string, string>, path = '/api/contact/form') =>
  leads.request.post(path).type('form').send(fields);

const leadsOf = (name: string) => leads.sql`SELECT message FROM leads.lead WHERE name = ${name}`;

const utm = { source: null, medium: null, campaign: null, term: null, content: null };

/** What is stored beside the visitor's words. */
const besidesOf = async (name: string) =>
  (await leads.sql`SELECT source, consent, form FROM leads.lead WHERE name = ${name}`)[0];

it('a form that the browser sends itself is stored, and leads to a page with the reference', async () => {
  const enquiry = makeEnquiry({ message: 'A shop in Gaya.\r\nSweets, mostly.' });
  const { headers } = await sendForm(enquiry).expect(303);
  expect(headers.location).toMatch(/^\/thank-you\?reference=GD-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await leadsOf(enquiry.name)).toEqual([{ message: 'A shop in Gaya.\nSweets, mostly.' }]);
});

it('a form that the browser sends itself is one lead however often the same words come, and another when they differ', async () => {
  const enquiry = makeEnquiry();
  const answers = [await sendForm(enquiry), await sendForm(enquiry), await sendForm(enquiry)];
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await leadsOf(enquiry.name)).toHaveLength(1);
  await sendForm({ ...enquiry, message: 'Something else, please.' }).expect(303);
  expect(await leadsOf(enquiry.name)).toHaveLength(2);
});

it('a form that the browser sends itself is the same for ten minutes, and another one after them', async () => {
  const enquiry = makeEnquiry({ service: 'seo' }) as Enquiry;
  const service = leads.app.get(EnquiryService);
  const sendAt = (minutes: number) =>
    service.submitForm(enquiry, { submittedAt: new Date(Date.now() + minutes * 60_000) });
  const first = await sendAt(0);
  expect(await sendAt(9)).toEqual(first);
  expect(await sendAt(10.1)).not.toEqual(first);
});

it('a form that the browser sends itself comes back with what is wrong and every value, and nothing is stored', async () => {
  const enquiry = makeEnquiry({ name: 'Asha "<b>" Devi', email: 'nobody', message: 'Short' });
  const { text, headers } = await sendForm(enquiry).expect(400);
  expect(headers['content-type']).toContain('text/html');
  expect(text).toContain('Please enter a valid email address');
  expect(text).toContain('Message must be at least 10 characters');
  expect(text).toContain('value="Asha &quot;&lt;b&gt;&quot; Devi"');
  expect(text).toContain('value="nobody"');
  expect(text).toContain(`<option value="${enquiry.service}" selected>`);
  expect(text).toContain('Short</textarea>');
  expect(text).not.toContain('<b>');
  expect(await leadsOf(enquiry.name)).toEqual([]);
});

it('a form that the browser sends itself says what its script would have said: where the visitor came from, and what they agreed to', async () => {
  const english = makeEnquiry({ website: '' });
  const page = `${leads.url}/?utm_source=facebook&utm_campaign=chhath&name=Asha`;
  await sendForm(english).set('referer', page).expect(303);
  expect(await besidesOf(english.name)).toEqual({
    source: { landingPage: '/', referrer: null, utm: { ...utm, source: 'facebook', campaign: 'chhath' } },
    consent: consentText(enquiryConsent),
    form: null,
  });
  const hindi = makeEnquiry();
  await sendForm(hindi, '/api/contact/form?language=hi').expect(303);
  expect(await besidesOf(hindi.name)).toMatchObject({
    source: null,
    consent: consentText(enquiryConsentInHindi),
  });
});

it('a form that the browser sends itself believes what the page has found out, also after a page with mistakes', async () => {
  const source = { landingPage: '/services', referrer: 'l.facebook.com', utm: { ...utm, source: 'fb' } };
  const enquiry = makeEnquiry({ source: JSON.stringify(source), website: 'https://cheap.example' });
  const { text } = await sendForm({ ...enquiry, email: 'nobody' }).expect(400);
  const hidden = /name="source" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const again = hidden.replaceAll('&quot;', '"');
  expect(text).toContain(enquiryConsent.before);
  // Still there for programs, and still full.
  expect(text).toMatch(
    /<div class="honeypot" inert[^>]*><input name="website"[^>]*value="https:\/\/cheap.example"/,
  );
  await sendForm({ ...enquiry, source: again })
    .set('referer', `${leads.url}/api/contact/form`)
    .expect(303);
  expect(await besidesOf(enquiry.name)).toMatchObject({ source, form: { isTrapFilled: true } });
});

it('a form that the browser sends itself tells nothing of a page that is not ours', async () => {
  const enquiry = makeEnquiry({ source: 'no JSON' });
  await sendForm(enquiry).set('referer', 'https://elsewhere.example/secret').expect(303);
  expect(await besidesOf(enquiry.name)).toMatchObject({ source: null });
});

it('a form that the browser sends itself is refused from another site, as all requests are', async () => {
  const enquiry = makeEnquiry();
  await sendForm(enquiry).set('origin', 'https://elsewhere.example').expect(403);
  expect(await leadsOf(enquiry.name)).toEqual([]);
});

it('a form that the browser sends itself may be an address for the newsletter', async () => {
  const { headers } = await sendForm({ email: 'reader@example.org' }, '/api/newsletter/form').expect(303);
  expect(headers.location).toBe('/newsletter/sent');
  const { text } = await sendForm({ email: 'reader' }, '/api/newsletter/form').expect(400);
  expect(text).toContain('Please enter a valid email address');
  expect(text).toContain('value="reader"');
});

it.each(['contact', 'newsletter', 'admin/submissions'])('a form is no way around JSON: %s', async (path) => {
  await sendForm(makeEnquiry(), `/api/${path}`).expect(415);
});

it('a form that the browser sends itself is answered in Hindi when its page is', async () => {
  const enquiry = makeEnquiry({ email: 'nobody', message: 'छोटा' });
  const path = '/api/contact/form?language=hi';
  const { text } = await sendForm(enquiry, path).expect(400);
  expect(text).toContain('<html lang="hi">');
  expect(text).toContain('कृपया सही ईमेल पता लिखिए। पते में @ नहीं है');
  expect(text).toContain('संदेश थोड़ा और लिखिए');
  expect(text).toContain('value="nobody"');
  expect(text).toContain(`action="${path}"`);
  expect(text.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ').match(/[A-Za-z]{2,}/g)).toEqual(
    expect.not.arrayContaining(['Please', 'Message', 'Send', 'Home', 'problem']),
  );
  const corrected = { ...enquiry, email: 'asha@sweets.example', message: 'पटना में मिठाई की दुकान है' };
  const { headers } = await sendForm(corrected, path).expect(303);
  expect(headers.location).toMatch(/^\/hi\/thank-you\?reference=GD-/);
  const newsletter = await sendForm({ email: 'पता' }, '/api/newsletter/form?language=hi').expect(400);
  expect(newsletter.text).toContain('कृपया सही ईमेल पता लिखिए');
});
