import type { Locator, Page } from '@playwright/test';
import { nameOf, type Shot } from './shots';

const leads = '/admin/submissions';

const row = (page: Page, place = 0) => page.locator('li[data-lead]').nth(place);
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Lead of the list by its place, opened. */
const openLead =
  (place: number) =>
  async (page: Page): Promise<void> => {
    await row(page, place).locator('h3 a').click();
    if ((page.viewportSize()?.width ?? 0) < 1024) await press('Open the lead')(page);
    await page.locator('#open-lead').getByRole('heading', { name: 'Message' }).waitFor();
  };

const openThen = (place: number, next: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await openLead(place)(page);
  await next(page);
};

/** The button that shows and changes the status, in a row or in the open lead. */
const chooseStatus = async (page: Page, place: Locator, label: string) => {
  await place.getByLabel(/^Status of/).click();
  await page.getByRole('menuitemradio', { name: label }).click();
};

async function collide(page: Page): Promise<void> {
  await page.route('**/api/admin/events', (route) => route.abort());
  await page.reload();
  const id = await row(page).getAttribute('data-lead');
  for (const status of ['pending', 'delivered'])
    await page.request.patch(`/api/admin/submissions/${id}`, { data: { status } });
  await chooseStatus(page, row(page), 'Not Interested');
  await page.getByRole('alertdialog').waitFor();
}

const select = async (page: Page) => {
  for (const place of [0, 2]) await row(page, place).getByRole('checkbox').check();
};

const importFile = (page: Page) =>
  page.getByLabel('CSV file').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Name,Phone number,Town\nAsha Devi,+91 98350 12345,Gaya\nRavi,+91 98350 12345,Patna\nNobody,,Patna\n',
    ),
  });

/** Who is gone for the others: a lead that is deleted while it is open. */
async function deleteMeanwhile(page: Page): Promise<void> {
  const id = await row(page, 3).getAttribute('data-lead');
  await openLead(3)(page);
  await page.request.delete(`/api/admin/submissions/${id}`);
  await page.getByRole('heading', { name: /was deleted$/ }).waitFor();
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
    name: 'leads-loading',
    path: leads,
    async arrange(page) {
      await page.route('**/api/admin/submissions?*', () => undefined);
      await page.reload();
      await page.getByRole('status', { name: 'Loading...' }).waitFor();
    },
  },
  { name: 'leads-search', path: `${leads}?q=website` },
  { name: 'leads-filters', path: `${leads}?service=seo`, arrange: press(/^More filters/) },
  { name: 'leads-overdue', path: `${leads}?due=overdue&sort=due` },
  { name: 'leads-selected', path: leads, arrange: select },
  {
    name: 'leads-selected-tags',
    path: leads,
    async arrange(page) {
      await select(page);
      await press('Tag the selected leads')(page);
    },
  },
  {
    name: 'leads-status-menu',
    path: leads,
    arrange: (page) =>
      row(page)
        .getByLabel(/^Status of/)
        .click(),
  },
  {
    name: 'leads-undo',
    path: leads,
    async arrange(page) {
      await chooseStatus(page, row(page), 'In Progress');
      await page.getByText('Status updated', { exact: true }).waitFor();
    },
  },
  { name: 'leads-conflict', path: leads, arrange: collide },
  {
    name: 'leads-notes',
    path: leads,
    arrange: openThen(2, async (page) => {
      await page.locator('#open-lead').getByRole('button', { name: 'Manage Notes' }).click();
      const notes = page.getByRole('dialog');
      await notes.getByLabel('Add a note').fill('Called, wants an offer until Monday.');
      await notes.getByRole('button', { name: 'Add Note' }).click();
      await page.getByText('Note added', { exact: true }).waitFor();
    }),
  },
  {
    name: 'leads-open-status-menu',
    path: leads,
    arrange: openThen(1, (page) =>
      page
        .locator('#open-lead')
        .getByLabel(/^Status of/)
        .click(),
    ),
  },
  { name: 'leads-gone', path: leads, arrange: deleteMeanwhile },
  { name: 'leads-keys', path: leads, arrange: (page) => page.keyboard.press('?') },
  {
    name: 'palette',
    path: leads,
    async arrange(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('website');
      await page.getByRole('option').nth(1).waitFor();
    },
  },
  {
    name: 'offline',
    path: leads,
    async arrange(page) {
      await row(page).waitFor();
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
    },
  },
  {
    name: 'dashboard-report',
    path: '/admin/dashboard',
    arrange: (page) => page.getByRole('figure').scrollIntoViewIfNeeded(),
  },
  {
    name: 'dashboard-users',
    path: '/admin/dashboard',
    arrange: (page) => page.getByRole('tab', { name: 'Users' }).click(),
  },
  {
    name: 'lead-page',
    path: leads,
    async arrange(page) {
      const id = await row(page, 1).getAttribute('data-lead');
      await page.goto(`${leads}/${id}`);
      await page.getByRole('heading', { name: 'Notes and history' }).waitFor();
    },
  },
  { name: 'lead-missing', path: `${leads}/00000000-0000-4000-8000-000000000000` },
  { name: 'deleted', path: `${leads}/deleted` },
  { name: 'deleted-erase', path: `${leads}/deleted`, arrange: press(/^Erase/) },
  { name: 'import', path: `${leads}/import` },
  {
    name: 'import-preview',
    path: `${leads}/import`,
    async arrange(page) {
      await importFile(page);
      await page.getByText(/known already$/).click();
    },
  },
  { name: 'users-invite', path: '/admin/users', arrange: press('Add New User') },
  { name: 'users-reset', path: '/admin/users', arrange: press(/^Reset password/) },
  { name: 'unknown', path: '/admin/nothing' },
];

// Not the whole page: the back office keeps a connection open for events, its network is never idle.
const addresses = ['dashboard', 'submissions', 'users', 'newsletter', 'audit', 'account', 'set-password'];

/** What only staff see, and the door to it. */
export const staffShots: Shot[] = [
  ...['login', ...addresses].map((name) => `/admin/${name}`).map((path) => ({ name: nameOf(path), path })),
  ...states,
];
