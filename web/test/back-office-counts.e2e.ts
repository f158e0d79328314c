import { expect, type Page, test } from '@playwright/test';
import { signIn, signInOnPage } from '../../infra/test/support/back-office';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { product } from '../../infra/test/support/environment';
import { makeColleague } from '../../infra/test/support/staff';

const numberIn = async (text: Promise<string | null>): Promise<number> =>
  Number(/[\d,]+/.exec((await text) ?? '')?.[0]?.replaceAll(',', ''));

test('the menu counts what the page of Today shows, and says whose it is', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { email } = await makeColleague('sales_executive');
  await request.post('/api/contact', { data: makeEnquiry() });
  await page.goto('/admin/login?next=%2Fadmin%2Ftoday');
  await signInOnPage(page, { email, password: product.admin.password });
  const heading = page.getByRole('heading', { level: 1, name: /^Today \([\d,]+\)$/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText('For you: your leads, and those that nobody owns.')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Back office' });
  // Other tests send enquiries meanwhile: both follow the same answer.
  await expect(async () => {
    const all = await numberIn(heading.textContent());
    const shown = all > 99 ? '99+' : String(all);
    expect(await menu.getByRole('link', { name: 'Today' }).textContent()).toBe(`Today${shown} for you`);
  }).toPass();
  await expect(menu.getByRole('link', { name: /^Leads .* new$/ })).toBeVisible();
});

test('what needs a reply is counted as its list counts it', async ({ page, request }) => {
  await signIn(page.request);
  await request.post('/api/contact', { data: makeEnquiry() });
  await page.goto('/admin/dashboard');
  const needed = page.getByRole('region', { name: /^Needs a reply/ });
  await expect(needed).toContainText('Promised answers that are owed, everybody’s.');
  const owed = async () => {
    const { views } = await (await page.request.get('/api/admin/submissions/views')).json();
    const list = await page.request.get('/api/admin/submissions?answer=owed&limit=1');
    return { counted: views.owed.count, listed: (await list.json()).total };
  };
  await expect(async () => {
    const { counted, listed } = await owed();
    expect(counted).toBe(listed);
    expect(await numberIn(needed.getByRole('heading').textContent())).toBe(listed);
  }).toPass();
  await needed.getByRole('link', { name: 'All that need a reply' }).click();
  await expect(page).toHaveURL(/answer=owed&sort=due/);
  await expect(page.locator('li[data-lead]').first()).toContainText(/late|due/);
});

/** What can be pressed and lies, in part, under the message. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast');
    const over = toast?.getBoundingClientRect();
    if (!over) return ['no message'];
    const found = new Set<string>();
    for (let x = over.left + 1; x < over.right; x += 4)
      for (let y = over.top + 1; y < over.bottom; y += 4)
        for (const each of document.elementsFromPoint(x, y))
          if (!toast?.contains(each) && each.matches('a[href], button, input, select, textarea'))
            found.add(each.getAttribute('aria-label') ?? each.textContent);
    return [...found];
  });

/** Pages that one signs in on the way to. */
const landings = {
  today: () => '/admin/today',
  dashboard: () => '/admin/dashboard',
  'the list': () => '/admin/submissions',
  'an open lead': (id: string) => `/admin/submissions?lead=${id}`,
  'the page of a lead': (id: string) => `/admin/submissions/${id}`,
  'the board': () => '/admin/board',
};

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const)
  for (const [landing, pathOf] of Object.entries(landings))
    test(`the welcome covers nothing that can be pressed: ${landing} at ${width}`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height });
      const { email } = await makeColleague('sales_executive', 'Priyanka Bhattacharya');
      let id = '';
      for (let n = 0; n < 3; n += 1)
        ({ id } = await (await request.post('/api/contact', { data: makeEnquiry() })).json());
      await page.goto(`/admin/login?next=${encodeURIComponent(pathOf(id))}`);
      await signInOnPage(page, { email, password: product.admin.password });
      await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
      await expect(
        page.locator('[data-row-link], li[data-lead], article[aria-label^="Lead of"]').first(),
      ).toBeAttached();
      expect(await covered(page)).toEqual([]);
    });
