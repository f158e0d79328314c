import { expect, test } from '@playwright/test';
import { signInOnPage } from '../../infra/test/support/back-office';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { ownLayouts } from '../../infra/test/support/public-pages';
import { makeLead } from './inbox';
import { fillEnquiry, hydrated, openPage } from './site';

/** As in browsers that block storage: any access throws. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  }),
);

const broken = 'Something broke on this page';

/** One page of each kind, with everything that stores something: popup, form, tabs, calculators, drawing. */
const pages = [...ownLayouts, '/hi'];

test('a page of each kind works where storage is denied', async ({ page }) => {
  let errors = 0;
  page.on('pageerror', () => {
    errors += 1;
  });
  for (const path of pages) {
    await page.goto(path);
    await page.mouse.move(100, 100);
    await page.locator('body').press('Shift');
    await hydrated(page);
    await expect(page.getByText(broken)).toHaveCount(0);
  }
  // The router's scroll restoration reports the error once per page and continues.
  expect(errors).toBeLessThanOrEqual(pages.length);
});

test('an enquiry can be sent, and the offer shows once, where storage is denied', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/sitemap');
  await page.locator('#main').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/(#contact)?$/);
  await page.clock.runFor(11_000);
  await page.getByRole('button', { name: /No thanks/ }).click();
  await fillEnquiry(page, makeEnquiry());
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  // Without storage only the current page load is known.
  expect((await request).postDataJSON().source).toMatchObject({ landingPage: '/sitemap', referrer: null });
});

test('the back office works where storage is denied', async ({ page, context }) => {
  const { id } = await makeLead(context);
  await page.goto(`/admin/submissions/${id}`);
  await signInOnPage(page);
  await page.getByLabel('Add a note').fill('Calls back on Monday');
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByText('Note added').first()).toBeVisible();
  for (const path of ['dashboard', 'submissions', 'account']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(broken)).toHaveCount(0);
  }
});
