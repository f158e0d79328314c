import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { violations } from './violations';

type Screen = { path: string; arrange?: (page: Page) => Promise<void> };

const openFirst = async (page: Page) => {
  await page.locator('li[data-lead] h3 a').first().click();
  await page.getByRole('heading', { name: 'Message' }).waitFor();
};

/** Every screen of the back office and what opens on it. */
const screens: Screen[] = [
  { path: '/admin/dashboard' },
  { path: '/admin/dashboard', arrange: (page) => page.getByRole('tab', { name: 'Users' }).click() },
  { path: '/admin/submissions' },
  { path: '/admin/submissions?q=no-lead-has-these-words' },
  { path: '/admin/submissions?service=seo&from=2026-01-01' },
  { path: '/admin/submissions', arrange: openFirst },
  {
    path: '/admin/submissions',
    async arrange(page) {
      await openFirst(page);
      await page.getByRole('button', { name: 'Manage Notes' }).click();
    },
  },
  {
    path: '/admin/submissions',
    async arrange(page) {
      await page.getByRole('checkbox').first().check();
      await page.keyboard.press('?');
    },
  },
  { path: '/admin/users' },
  { path: '/admin/users', arrange: (page) => page.getByRole('button', { name: 'Add New User' }).click() },
  { path: '/admin/newsletter' },
  { path: '/admin/audit' },
  { path: '/admin/account' },
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`the back office has no fault that axe finds, ${width} px wide, by ${colorScheme}`, async ({
      browser,
      request,
    }) => {
      test.setTimeout(120_000);
      const { id } = await (await request.post('/api/contact', { data: makeEnquiry() })).json();
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await signIn(context.request);
      const page = await context.newPage();
      for (const { path, arrange } of [
        ...screens,
        { path: `/admin/submissions/${id}`, arrange: undefined },
      ]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
        await arrange?.(page);
        expect(await violations(page), `${path} ${arrange ? 'arranged' : ''}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} is too wide`).toBeLessThanOrEqual(0);
      }
      await context.close();
    });
