import { expect, type Request, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeEnquiry } from '../../infra/test/support/enquiry';

const isRead = (request: Request) => request.method() === 'GET' && request.url().includes('/api/admin/sub');

/** Whether a request says that somebody did something. */
const isActive = (request: Request) => request.headers()['x-user-active'] === '1';

test('only what a person does keeps the session alive', async ({ page, context, request }) => {
  await signIn(context.request);
  const stream = page.waitForResponse('**/api/admin/events');
  await page.goto('/admin/submissions');
  await stream;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const enquiry = makeEnquiry();
  const reads: Request[] = [];
  page.on('request', (sent) => isRead(sent) && reads.push(sent));

  await request.post('/api/contact', { data: enquiry });
  // Another test's may stand above it.
  await expect(page.locator('li[data-lead]').filter({ hasText: enquiry.name })).toBeVisible();
  await expect.poll(() => reads.length).toBeGreaterThan(0);
  expect(reads.filter(isActive)).toEqual([]);

  // The next request says it, whatever it asks for: what asks by itself may come before what was typed.
  const told = page.waitForRequest(isActive);
  await page.getByPlaceholder('Search name, email').pressSequentially('as');
  await told;
});

test('a long note that sends nothing keeps its writer signed in', async ({ page, context, request }) => {
  await signIn(context.request);
  const { id } = await (await request.post('/api/contact', { data: makeEnquiry() })).json();
  await page.clock.install();
  await page.goto(`/admin/submissions/${id}`);
  await page.getByLabel('Add a note').fill('It began');
  // The clock is set and not run: what is on its way to the page would be given up in the minutes that pass.
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 5 * 60_000);
  const touched = page.waitForRequest((sent) => sent.url().endsWith('/api/auth/check') && isActive(sent));
  await page.getByLabel('Add a note').press('x');
  await touched;
});
