import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { queryDatabase } from '../../../infra/test/support/database';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { product } from '../../../infra/test/support/environment';
import { Mailbox } from '../../../infra/test/support/mailbox';

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

test('ten posts at once with one key give one lead and one alert', async ({ request }) => {
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

test('lets HTML be text', async ({ request }) => {
  const enquiry = makeEnquiry({ message: '<img src=x onerror=alert(1)><script>alert(2)</script>' });
  expect((await post(request, enquiry)).status()).toBe(201);
  const mail = await new Mailbox(product.mailUrl).waitFor(enquiry.name);
  expect(mail.html).not.toMatch(/<script|<img/);
  expect(mail.text).toContain(enquiry.message);
});
