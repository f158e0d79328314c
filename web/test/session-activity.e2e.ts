import { expect, type Request, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeLead } from './inbox';

const isRead = (request: Request) => request.method() === 'GET' && request.url().includes('/api/admin/sub');

/** Whether a request reports user activity. */
const isActive = (request: Request) => request.headers()['x-user-active'] === '1';

test('only what a person does keeps the session alive', async ({ page, context }) => {
  await signIn(context.request);
  const stream = page.waitForResponse('**/api/admin/events');
  await page.goto('/admin/submissions');
  await stream;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reads: Request[] = [];
  page.on('request', (sent) => isRead(sent) && reads.push(sent));

  const { name } = await makeLead(context);
  // Another test's may be listed above it.
  await expect(page.locator('li[data-lead]').filter({ hasText: name })).toBeVisible();
  await expect.poll(() => reads.length).toBeGreaterThan(0);
  expect(reads.filter(isActive)).toEqual([]);

  // Reported with the next request, whatever it is: an automatic one may come before the one for the typed text.
  const told = page.waitForRequest(isActive);
  await page.getByPlaceholder('Search name, email').pressSequentially('as');
  await told;
});

test('a long note that sends nothing keeps its writer signed in', async ({ page, context }) => {
  await signIn(context.request);
  const { id } = await makeLead(context);
  await page.clock.install();
  await page.goto(`/admin/submissions/${id}`);
  await page.getByLabel('Add a note').fill('It began');
  // The clock is set, not advanced: otherwise pending requests would time out.
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 5 * 60_000);
  const touched = page.waitForRequest((sent) => sent.url().endsWith('/api/auth/check') && isActive(sent));
  await page.getByLabel('Add a note').press('x');
  await touched;
});
