import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeColleague } from '../../infra/test/support/staff';
import { freshWord, makeLeads, makeLogin, openInbox, readLead, row } from './inbox';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const views = (page: Page) => page.getByRole('navigation', { name: 'Lead Management' });

test('six places in the sidebar, and what one may open of each by its links', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page.request);
  await page.goto('/admin/dashboard');
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

test('sales executives see their own sections alone', async ({ page }) => {
  const { request } = await makeColleague('sales_executive');
  await page.context().addCookies((await request.storageState()).cookies);
  await page.goto('/admin/dashboard');
  await expect(menu(page).getByRole('link')).toHaveText([/^Dashboard/, /^Today/, /^Leads/, /^Settings/]);
  await menu(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
    'Templates',
  ]);
});

test('list and board are two views of the same leads: the filters go along', async ({ page, context }) => {
  const word = freshWord();
  await makeLeads(context, [`Asha ${word}`]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInbox(page, `q=${word}&service=seo`);
  await expect(row(page, `Asha ${word}`)).toBeVisible();
  await views(page).getByRole('link', { name: 'Board' }).click();
  await expect(page).toHaveURL(`/admin/submissions/board?service=seo&q=${word}`);
  await expect(row(page, `Asha ${word}`)).toBeVisible();
  await views(page).getByRole('link', { name: 'List' }).click();
  await expect(page.getByLabel('Search leads')).toHaveValue(word);

  // On a phone the rows have the room, and the menu of the views the way.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /other views$/i }).click();
  await page.getByRole('menuitem', { name: 'Quarantine' }).click();
  await expect(views(page).getByRole('link', { name: 'List' })).toBeInViewport();
});

test('the palette finds sections, views, templates, and references without hyphens', async ({
  page,
  context,
}) => {
  const login = await makeLogin();
  await signIn(context.request, login);
  const word = freshWord();
  const [id] = await makeLeads(context, [`Asha ${word}`]);
  const { reference } = await readLead(page, id);
  await context.request.patch('/api/admin/preferences', {
    data: { views: [{ name: `Fair ${word}`, query: 'status=new&service=seo' }] },
  });
  const text = 'Thank you, {name}.';
  const template = { channel: 'whatsapp', name: `Thanks ${word}`, subject: '', text, isShared: false };
  expect((await context.request.post('/api/admin/reply-templates', { data: template })).status()).toBe(201);

  await page.goto('/admin/account');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const find = async (typed: string, found: RegExp) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: found })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  };
  await find('quara', /^Quarantine/);
  await expect(page).toHaveURL(/\/admin\/submissions\/quarantine$/);
  await find(`fair ${word}`, new RegExp(`^Fair ${word}`));
  await expect(page).toHaveURL(/\/admin\/submissions\?status=new&service=seo$/);
  await find(reference.replaceAll('-', '').toLowerCase(), new RegExp(`^Asha ${word}`));
  await expect(page).toHaveURL(new RegExp(`/admin/submissions/${id}$`));
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`thanks ${word}`);
  await page.getByRole('option', { name: new RegExp(`^Thanks ${word}`) }).click();
  const kept = page.getByRole('list', { name: 'Templates' }).getByRole('listitem').filter({ hasText: word });
  await expect(kept).toBeFocused();
  await kept.getByRole('button', { name: /^Remove/ }).click();
  await expect(kept).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kept).toBeVisible();
});
