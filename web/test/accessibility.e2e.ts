import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signInOnPage } from '../../infra/test/support/back-office';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { publicPages } from '../../infra/test/support/public-pages';

const pages = [
  ...publicPages,
  '/services?tab=digital',
  '/newsletter/confirm?token=AAAAAAAAAAAAAAAAAAAAAA',
  '/newsletter/unsubscribe',
  '/nothing-here',
  '/admin/login',
  '/admin/set-password',
];

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};

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

    test('the back office has none', async ({ page, request }) => {
      const { id } = await (await request.post('/api/contact', { data: makeEnquiry() })).json();
      await page.goto('/admin/dashboard');
      await signInOnPage(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.getByRole('button', { name: 'Close this message' }).click();
      for (const path of [
        '/admin/dashboard',
        '/admin/submissions',
        `/admin/submissions/${id}`,
        '/admin/users',
        '/admin/users?invite=1',
        '/admin/newsletter',
        '/admin/audit',
        '/admin/account',
      ]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        if (path === '/admin/submissions') await page.locator('li button[aria-expanded]').first().click();
        expect(await violations(page)).toEqual([]);
      }
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
