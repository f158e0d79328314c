import { expect, type Page, test } from '@playwright/test';
import { openBackOffice, openWithLeads, row } from './inbox';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const views = (page: Page) => page.getByRole('navigation', { name: 'Lead Management' });

test('six places in the sidebar, and what one may open of each by its links', async ({ page }) => {
  await openBackOffice(page, '/admin/dashboard');
  await expect(menu(page).getByRole('link')).toHaveText([
    /^Dashboard/,
    /^Today/,
    /^Leads/,
    /^Reports/,
    /^User Management/,
    /^Settings/,
  ]);
  await menu(page).getByRole('link', { name: 'Settings' }).click();
  const sections = page.getByRole('navigation', { name: 'Settings' });
  for (const name of ['Templates', 'Newsletter', 'Webhooks', 'Operations', 'Audit log']) {
    await sections.getByRole('link', { name }).press('Enter');
    await expect(sections.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(new RegExp(name));
  }
});

test('list and board are two views of the same leads: the filters go along', async ({ page }) => {
  const { word, name } = await openWithLeads(page, ['Asha'], { query: '&service=seo' });
  await expect(row(page, name)).toBeVisible();
  await views(page).getByRole('link', { name: 'Board' }).click();
  await expect(page).toHaveURL(`/admin/submissions/board?service=seo&q=${word}`);
  await expect(row(page, name)).toBeVisible();
  await views(page).getByRole('link', { name: 'List' }).click();
  await expect(page.getByLabel('Search leads')).toHaveValue(word);

  // On a phone the rows take the space, and the views are in a menu.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /other views$/i }).click();
  await page.getByRole('menuitem', { name: 'Quarantine' }).click();
  await expect(views(page).getByRole('link', { name: 'List' })).toBeInViewport();
});
