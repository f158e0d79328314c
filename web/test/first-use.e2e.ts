import { expect, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeLead } from './inbox';

test('what comes late is fetched before its first use', async ({ page, context }) => {
  await makeLead(context);
  await signIn(context.request);
  await page.goto('/admin/account', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'script' && asked.push(sent.url()));
  await page.getByRole('link', { name: /^Today/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Leads/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
  expect(asked).toEqual([]);
});

test('what cannot be fetched in advance leaves the screen as it is', async ({ page, context }) => {
  await signIn(context.request);
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    addEventListener('now-idle', () => {
      for (const work of waiting.splice(0)) work({ didTimeout: false, timeRemaining: () => 0 });
    });
  });
  await page.goto('/admin/account');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Not saved yet');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (sent) => sent.url().includes('/assets/page-'));
  await page.evaluate(() => dispatchEvent(new Event('now-idle')));
  await failed;
  await context.setOffline(false);
  await expect(name).toHaveValue('Not saved yet');
  await page.getByRole('link', { name: /^Today/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});
