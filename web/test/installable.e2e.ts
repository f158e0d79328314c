import { expect, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeEnquiry } from '../../infra/test/support/enquiry';

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('has a start address, says when it is offline, keeps nothing', async ({ page, context, request }) => {
    await signIn(context.request);
    await page.goto('/admin/submissions');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/admin.webmanifest');
    const manifest = await request.get('/admin.webmanifest');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ start_url: '/admin/today', scope: '/admin/' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/admin/dashboard').catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('a page says in its language that there is no connection', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/pricing').catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+/);
    await expect(page.locator('header svg')).toBeVisible();
    const fonts = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
    expect(await fonts()).toEqual(expect.arrayContaining(['anek', 'mukta']));
    await page.goto('/hi').catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'इंटरनेट नहीं है' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'फिर से कोशिश कीजिए' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('कारोबार');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

test('a new enquiry shows as a message, and is counted', async ({ page, context, request }) => {
  await signIn(context.request);
  await page.goto('/admin/account');
  await expect(page).toHaveTitle(/Your account/);
  await expect(page.getByRole('link', { name: /^Leads/ })).toBeVisible();
  await page.waitForTimeout(1000);
  // Toasts show one at a time, and an enquiry of another test may delay this one.
  await expect(async () => {
    const enquiry = makeEnquiry();
    const { id } = await (await request.post('/api/contact', { data: enquiry })).json();
    const message = page.locator('.toast').filter({ hasText: enquiry.name });
    await expect(message).toBeVisible({ timeout: 6000 });
    await expect(page).toHaveTitle(/^\(\d+\) Your account/);
    await expect(page.getByRole('link', { name: /^Leads \d+\+? new$/ })).toBeVisible();
    await message.getByRole('button', { name: 'Open' }).click({ timeout: 3000 });
    await expect(page).toHaveURL(new RegExp(`/admin/submissions/${id}$`), { timeout: 3000 });
  }).toPass({ timeout: 45_000 });
});
