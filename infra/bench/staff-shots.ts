import type { Page } from '@playwright/test';
import { nameOf, type Shot } from './shots';

const leads = '/admin/submissions';

/** Lead of the list by its place, opened. */
const openLead =
  (place: number) =>
  async (page: Page): Promise<void> => {
    await page.locator('li[data-lead] button[aria-expanded]').nth(place).click();
    await page.getByRole('heading', { name: 'Message' }).waitFor();
  };

async function collide(page: Page): Promise<void> {
  await page.route('**/api/admin/events', (route) => route.abort());
  await page.reload();
  const row = page.locator('li[data-lead]').first();
  const id = await row.getAttribute('data-lead');
  const status = row.getByRole('combobox');
  const mine = (await status.inputValue()) === 'lost' ? 'in_progress' : 'lost';
  for (const theirs of ['pending', 'delivered'])
    await page.request.patch(`/api/admin/submissions/${id}`, { data: { status: theirs } });
  await status.selectOption(mine);
  await page.getByRole('alertdialog').waitFor();
}

/** States that no address shows by itself. */
const states: Shot[] = [
  { name: 'leads-open', path: leads, arrange: openLead(1) },
  {
    name: 'leads-empty',
    path: `${leads}?q=no-lead-has-these-words`,
    arrange: (page) => page.getByText('No leads found').waitFor(),
  },
  {
    name: 'leads-error',
    path: leads,
    async arrange(page) {
      await page.route('**/api/admin/submissions?*', (route) => route.abort());
      await page.reload();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'leads-more-filters',
    path: `${leads}?service=seo`,
    arrange: (page) => page.getByLabel('Service').waitFor(),
  },
  {
    name: 'leads-selected',
    path: leads,
    async arrange(page) {
      for (const place of [0, 2]) await page.getByRole('checkbox').nth(place).check();
    },
  },
  {
    name: 'leads-undo',
    path: leads,
    async arrange(page) {
      await page.locator('li[data-lead]').first().getByRole('combobox').selectOption('in_progress');
      await page.getByText('Status updated', { exact: true }).waitFor();
    },
  },
  { name: 'leads-conflict', path: leads, arrange: collide },
  {
    name: 'leads-notes',
    path: leads,
    async arrange(page) {
      await openLead(2)(page);
      await page.getByRole('button', { name: 'Manage Notes' }).click();
      await page.getByLabel('Add a note').last().fill('Called, wants an offer until Monday.');
      await page.getByRole('button', { name: 'Add Note' }).last().click();
      await page.getByText('Note added', { exact: true }).waitFor();
    },
  },
  {
    name: 'leads-delete',
    path: leads,
    async arrange(page) {
      await openLead(0)(page);
      await page.getByRole('button', { name: 'Delete' }).click();
    },
  },
  { name: 'leads-keys', path: leads, arrange: (page) => page.keyboard.press('?') },
  {
    name: 'dashboard-users',
    path: '/admin/dashboard',
    arrange: (page) => page.getByRole('tab', { name: 'Users' }).click(),
  },
  {
    name: 'lead-page',
    path: leads,
    async arrange(page) {
      const id = await page.locator('li[data-lead]').nth(1).getAttribute('data-lead');
      await page.goto(`${leads}/${id}`);
      await page.getByRole('heading', { name: 'Notes and history' }).waitFor();
    },
  },
  {
    name: 'users-invite',
    path: '/admin/users',
    arrange: (page) => page.getByRole('button', { name: 'Add New User' }).click(),
  },
];

// Not the whole page: the back office keeps a connection open for events, its network is never idle.
const addresses = ['dashboard', 'submissions', 'users', 'newsletter', 'audit', 'account', 'set-password'];

/** What only staff see, and the door to it. */
export const staffShots: Shot[] = [
  ...['login', ...addresses].map((name) => `/admin/${name}`).map((path) => ({ name: nameOf(path), path })),
  ...states,
];
