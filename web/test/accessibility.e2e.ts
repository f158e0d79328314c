import { expect, test } from '@playwright/test';
import { publicPages } from '../../infra/test/support/public-pages';
import { violationsByDayAndNight } from './violations';

test.use({ reducedMotion: 'reduce' });

for (const path of [
  ...publicPages,
  '/services?tab=digital',
  '/newsletter/confirm?token=AAAAAAAAAAAAAAAAAAAAAA',
  '/newsletter/unsubscribe',
  '/nothing-here',
  '/admin/login',
  '/admin/set-password',
])
  test(`${path} has no fault that axe finds`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await violationsByDayAndNight(page)).toEqual([]);
  });

test('the form with its errors has no fault that axe finds', async ({ page }) => {
  await page.goto('/#contact');
  await page.waitForFunction(() => document.querySelector('#contact form')?.hasAttribute('data-ready'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  expect(await violationsByDayAndNight(page)).toEqual([]);
});
