import { backOfficePaths, leadPath, personPath } from '@golghar/contracts';
import { expect, type Page, test } from '@playwright/test';
import { signInOnPage } from '../../infra/test/support/back-office';
import { goWithin } from '../../infra/test/support/back-office-screens';
import { uniqueName } from '../../infra/test/support/enquiry';
import { makeColleague } from '../../infra/test/support/staff';
import { makeLead, makeLeads, makeLogin, signInQuietly } from './inbox';
import { answer } from './routes';

const numberIn = async (text: Promise<string | null>): Promise<number> =>
  Number(/[\d,]+/.exec((await text) ?? '')?.[0]?.replaceAll(',', ''));

test('the menu counts what the page of Today shows, and says whose it is', async ({ page }) => {
  await makeLead(page.context());
  await page.goto('/admin/login?next=%2Fadmin%2Ftoday');
  await signInOnPage(page, await makeLogin('sales_executive'));
  const heading = page.getByRole('heading', { level: 1, name: /^Today \([\d,]+\)$/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText('For you: your leads, and those that nobody owns.')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Back office' });
  // Other tests send enquiries meanwhile: both figures come from one response.
  await expect(async () => {
    const all = await numberIn(heading.textContent());
    const shown = all > 99 ? '99+' : String(all);
    expect(await menu.getByRole('link', { name: 'Today' }).textContent()).toBe(`Today${shown} for you`);
  }).toPass();
  await expect(menu.getByRole('link', { name: /^Leads .* new$/ })).toBeVisible();
});

test('what needs a reply is counted as its list counts it', async ({ page }) => {
  await signInQuietly(page);
  await makeLead(page.context());
  await page.goto('/admin/dashboard');
  const needed = page.getByRole('region', { name: /^Needs a reply/ });
  await expect(needed).toContainText('Promised answers that are due, on everyone’s leads.');
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

/** Buttons and links that the toast partly covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast');
    const over = toast?.getBoundingClientRect();
    if (!over) return ['no message'];
    const isUnder = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      for (let x = Math.max(left, over.left) + 1; x < Math.min(right, over.right); x += 4)
        for (let y = Math.max(top, over.top) + 1; y < Math.min(bottom, over.bottom); y += 4)
          if (document.elementsFromPoint(x, y).includes(control)) return true;
      return false;
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((control) => !toast?.contains(control) && isUnder(control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

/** What shows that a page is rendered, where its heading appears earlier. */
const rows: Partial<Record<string, string>> = {
  [backOfficePaths.today]: '[data-row-link]',
  [backOfficePaths.dashboard]: '[data-row-link]',
  [backOfficePaths.leads]: 'li[data-lead]',
  [backOfficePaths.board]: 'li[data-lead]',
};

const { login: _, setPassword: __, alertLink: ___, ...screens } = backOfficePaths;

/** The script follows the width of the window a moment later. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** A phone, a tablet and a desktop. */
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

test('the welcome covers nothing that can be pressed, on any screen or window', async ({ page, context }) => {
  test.setTimeout(120_000);
  const { login, request: theirs } = await makeColleague('admin', 'Priyanka Bhattacharya');
  const [id = '', deleted] = await makeLeads(context, ['Asha', 'Bina', 'Chitra'].map(uniqueName));
  await theirs.delete(`/api/admin/submissions/${deleted}`);
  const { submission } = await (await theirs.get(`/api/admin/submissions/${id}`)).json();
  // The banner above each page has buttons, too.
  const json = { isLate: true, parked: 0, isCanaryLost: false };
  await answer(page, '**/api/admin/operations/alert-health', { json });
  await page.goto('/admin/login');
  await signInOnPage(page, login);
  await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
  // While another window has the focus, the toast stays.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  const open = `${backOfficePaths.leads}?lead=${id}`;
  await page.waitForURL(/admin\/(dashboard|today)$/);
  for (const path of [
    backOfficePaths.account,
    ...Object.values(screens).filter((screen) => screen !== backOfficePaths.account),
    open,
    leadPath(id),
    personPath(submission.person.id),
    '/admin/nothing',
  ]) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
    if (rows[path]) await expect(page.locator(rows[path]).first()).toBeAttached();
    if (path === open || path === leadPath(id))
      await expect(page.locator('article[aria-label^="Lead of"]')).toBeAttached();
    for (const size of windows) {
      await page.setViewportSize(size);
      await drawn(page);
      expect.soft(await covered(page), `${path} at ${size.width}`).toEqual([]);
    }
  }
});
