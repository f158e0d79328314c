import { expect, test } from '@playwright/test';
import { publicPages } from '../../infra/test/support/public-pages';
import { violations } from './violations';

const pages = [
  ...publicPages,
  '/services?tab=digital',
  '/newsletter/confirm?token=AAAAAAAAAAAAAAAAAAAAAA',
  '/newsletter/unsubscribe',
  '/nothing-here',
  '/admin/login',
  '/admin/set-password',
];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`by ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const path of pages)
      test(`${path} has no fault that axe finds`, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await violations(page)).toEqual([]);
      });

    test('the form with its errors has none', async ({ page }) => {
      await page.goto('/#contact');
      await page.waitForFunction(() => document.querySelector('#contact form')?.hasAttribute('data-ready'));
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
      expect(await violations(page)).toEqual([]);
    });
  });

for (const width of [320, 360, 768, 1280, 1920])
  test(`no page is wider than a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
