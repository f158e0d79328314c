import { expect, type Page } from '@playwright/test';

/** A screen of the back office, or what opens over one. */
export type Screen = {
  name: string;
  path: string;
  arrange?: (page: Page) => Promise<unknown>;
  /**
   * What opens over the screen before: that alone is looked at, because nobody reaches what is below, and closed again.
   * Without it the screen is gone to, and looked at as a whole.
   */
  opens?: 'dialog' | 'alertdialog' | 'menu';
  /** Where it looks like this only on a desk or only on a phone. */
  only?: 'desk' | 'phone';
};

export const leads = '/admin/submissions';
const row = (page: Page) => page.locator('li[data-lead]').first();
const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const press = (name: string | RegExp) => (page: Page) => button(page, name);

export const openFirst = async (page: Page) => {
  await row(page).locator('h3 a').click();
  // There is no room for it beside the list.
  if ((page.viewportSize()?.width ?? 0) < 1024) await button(page, 'Open the lead');
  await page.locator('#open-lead').getByRole('heading', { name: 'Message' }).waitFor();
};
const openFilters = async (page: Page) => {
  await button(page, /^Filters/);
  await button(page, 'More filters');
};
/** On a phone the row under the open lead has some of its buttons, too. */
const pressInLead = (name: string) => (page: Page) =>
  page.locator('#open-lead').getByRole('button', { name, exact: true }).click();
const selectFirst = async (page: Page) => {
  await row(page).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected leads' }).waitFor();
};

const choose = (page: Page) =>
  page.getByLabel('CSV file').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Name,Phone,Town\nAsha Devi,+91 98350 12345,Gaya\nAsha,+91 98350 12345,Patna\nNobody,,\n',
    ),
  });

/** What opens on the list of a test's own leads, in an order in which each finds what it needs. */
export const inboxScreens = (word: string): Screen[] =>
  (
    [
      { name: 'filters', only: 'desk', arrange: openFilters },
      { name: 'filters', only: 'phone', opens: 'dialog', arrange: openFilters },
      {
        name: 'menu of statuses',
        opens: 'menu',
        arrange: (page) =>
          row(page)
            .getByLabel(/^Status of/)
            .click(),
      },
      { name: 'navigation', only: 'phone', opens: 'dialog', arrange: press(/^Menu/) },
      { name: 'keys', only: 'desk', opens: 'dialog', arrange: press('Keyboard') },
      {
        name: 'palette',
        opens: 'dialog',
        async arrange(page) {
          await page.keyboard.press('Control+k');
          await page.keyboard.type('asha');
          await page.getByRole('option', { name: /^Asha/ }).first().waitFor();
        },
      },
      { name: 'selected', arrange: selectFirst },
      { name: 'tags of the selected', opens: 'dialog', arrange: press('Tag the selected leads') },
      { name: 'deleting the selected', opens: 'alertdialog', arrange: press('Delete the selected leads') },
      {
        name: 'expanded row',
        only: 'phone',
        arrange: async (page) => {
          await row(page).locator('h3 a').click();
          await page.getByRole('button', { name: 'Open the lead' }).waitFor();
        },
      },
      { name: 'open lead', arrange: openFirst },
      {
        name: 'its menu of statuses',
        opens: 'menu',
        arrange: (page) =>
          page
            .locator('#open-lead')
            .getByLabel(/^Status of/)
            .click(),
      },
      { name: 'its owner', opens: 'dialog', arrange: press(/^Owner: /) },
      {
        name: 'its next step',
        opens: 'dialog',
        async arrange(page) {
          await page.keyboard.press('f');
          await page.getByLabel('What, and when').fill('call tomorrow 11:00');
        },
      },
      { name: 'its value', opens: 'dialog', arrange: pressInLead('Add a value') },
      { name: 'its notes', opens: 'dialog', arrange: pressInLead('Manage Notes') },
      { name: 'its menu', opens: 'menu', arrange: pressInLead('More') },
      {
        name: 'its answer',
        async arrange(page) {
          await openFirst(page);
          await page.keyboard.press('r');
          await page.getByRole('form', { name: /^Answer/ }).waitFor();
        },
      },
      {
        name: 'its contact data',
        async arrange(page) {
          await openFirst(page);
          await button(page, 'Correct name and contact data');
          await page.getByRole('form', { name: 'Name and contact data' }).waitFor();
        },
      },
    ] satisfies Omit<Screen, 'path'>[]
  ).map((screen) => ({ ...screen, path: `${leads}?q=${word}` }));

/** Every other screen of the back office and what opens on it. */
export const otherScreens: Screen[] = [
  { name: 'dashboard', path: '/admin/dashboard' },
  {
    name: "dashboard's users",
    path: '/admin/dashboard',
    arrange: (page) => page.getByRole('tab', { name: 'Users' }).click(),
  },
  { name: 'list', path: leads },
  { name: 'list without leads', path: `${leads}?q=no-lead-has-these-words` },
  { name: 'today', path: '/admin/today' },
  { name: 'snoozing', path: '/admin/today', opens: 'menu', arrange: press(/^Snooze /) },
  {
    name: 'new lead',
    path: '/admin/today',
    opens: 'dialog',
    async arrange(page) {
      await page.keyboard.press('c');
      await page.getByRole('combobox', { name: 'Phone' }).press('Enter');
      await page.getByText('Please enter a phone number').waitFor();
      await page.getByRole('radio', { name: 'Other' }).check();
    },
  },
  { name: 'board', path: `${leads}/board` },
  { name: 'quarantine', path: `${leads}/quarantine` },
  { name: 'reports', path: '/admin/reports' },
  { name: 'settings', path: '/admin/settings' },
  { name: 'templates', path: '/admin/settings/templates' },
  { name: 'webhooks', path: '/admin/settings/webhooks' },
  {
    name: 'new webhook',
    path: '/admin/settings/webhooks',
    opens: 'dialog',
    arrange: press('Add a webhook'),
  },
  { name: 'deleted', path: `${leads}/deleted` },
  { name: 'erasing', path: `${leads}/deleted`, opens: 'dialog', arrange: press(/^Erase/) },
  { name: 'import', path: `${leads}/import` },
  {
    name: 'preview of an import',
    path: `${leads}/import`,
    async arrange(page) {
      await choose(page);
      await page.locator('summary', { hasText: 'known already' }).click();
      await page.getByText(/can't be imported$/).click();
    },
  },
  { name: 'users', path: '/admin/users' },
  { name: 'inviting', path: '/admin/users', opens: 'dialog', arrange: press('Add New User') },
  { name: 'renaming', path: '/admin/users', opens: 'dialog', arrange: press(/^Change the name of/) },
  { name: 'newsletter', path: '/admin/settings/newsletter' },
  { name: 'operations', path: '/admin/settings/operations' },
  { name: 'audit', path: '/admin/settings/audit' },
  { name: 'account', path: '/admin/account' },
  { name: 'new API token', path: '/admin/account', opens: 'dialog', arrange: press('Make a token') },
  { name: 'unknown address', path: '/admin/nothing' },
];

/** Goes to another screen without a page load, as by a link: much quicker, and what is shown over the screens stays. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const before = await page.title();
  // As text: this file is also compiled without the browser's types.
  await page.evaluate(`
    history.pushState(null, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate'));
  `);
  await expect(page).not.toHaveTitle(before);
}

const pathOf = (address: string) => address.split('?')[0];

/** Shows a screen; what opens over one that is there leaves it as it is. */
export async function show(page: Page, { path, arrange, opens }: Screen, shown?: Screen): Promise<void> {
  if (!opens || shown?.path !== path) {
    // Another state of the same screen begins anew.
    const isElsewhere = shown && pathOf(shown.path) !== pathOf(path);
    await (isElsewhere ? goWithin(page, path) : page.goto(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  }
  await arrange?.(page);
  if (opens) await page.locator(partOf(opens)).waitFor();
}

export const partOf = (role: NonNullable<Screen['opens']>) => `[role="${role}"]`;

/** Closes what was opened, as one does by Esc: out of a field that takes it first, too. */
export async function close(page: Page, { opens }: Screen): Promise<void> {
  if (!opens) return;
  const layer = page.locator(partOf(opens));
  await expect(async () => {
    if ((await layer.count()) > 0) await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
