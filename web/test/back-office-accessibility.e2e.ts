import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { product } from '../../infra/test/support/environment';
import { makeColleague } from '../../infra/test/support/staff';
import { rulesOfColour, violations } from './violations';

type Screen = {
  name: string;
  path: string;
  arrange?: (page: Page) => Promise<unknown>;
  /** Where it looks like this only on a desk or only on a phone. */
  only?: 'desk' | 'phone';
};

const leads = '/admin/submissions';
const row = (page: Page) => page.locator('li[data-lead]').first();
const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const openFirst = async (page: Page) => {
  await row(page).locator('h3 a').click();
  await page.getByRole('heading', { name: 'Message' }).waitFor();
};
const openThen = (next: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await openFirst(page);
  await next(page);
};
const selectThen = (next?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await row(page).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected leads' }).waitFor();
  await next?.(page);
};
const choose = (page: Page) =>
  page.getByLabel('CSV file').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Name,Phone,Town\nAsha Devi,+91 98350 12345,Gaya\nAsha,+91 98350 12345,Patna\nNobody,,\n',
    ),
  });

/** Every screen of the back office and what opens on it. */
const screens: Screen[] = [
  { name: 'dashboard', path: '/admin/dashboard' },
  {
    name: "dashboard's users",
    path: '/admin/dashboard',
    arrange: (page) => page.getByRole('tab', { name: 'Users' }).click(),
  },
  { name: 'list', path: leads },
  { name: 'list without leads', path: `${leads}?q=no-lead-has-these-words` },
  { name: 'list with filters', path: `${leads}?service=seo&from=2026-01-01` },
  { name: 'filters', path: leads, arrange: (page) => button(page, /^More filters/) },
  {
    name: 'menu of statuses',
    path: leads,
    arrange: (page) =>
      row(page)
        .getByLabel(/^Status of/)
        .click(),
  },
  { name: 'selected', path: leads, arrange: selectThen() },
  {
    name: 'tags of the selected',
    path: leads,
    arrange: selectThen((page) => button(page, 'Tag the selected leads')),
  },
  {
    name: 'deleting the selected',
    path: leads,
    arrange: selectThen((page) => button(page, 'Delete the selected leads')),
  },
  { name: 'open lead', path: leads, arrange: openFirst },
  {
    name: 'its menu of statuses',
    path: leads,
    arrange: openThen((page) =>
      page
        .locator('#open-lead')
        .getByLabel(/^Status of/)
        .click(),
    ),
  },
  { name: 'its owner', path: leads, arrange: openThen((page) => button(page, /^Owner: /)) },
  {
    name: 'its next step',
    path: leads,
    arrange: openThen(async (page) => {
      await page.keyboard.press('f');
      await page.getByLabel('What, and when').fill('call tomorrow 11:00');
    }),
  },
  { name: 'its answer', path: leads, arrange: openThen((page) => page.keyboard.press('r')) },
  { name: 'its value', path: leads, arrange: openThen((page) => button(page, 'Add a value')) },
  { name: 'its notes', path: leads, arrange: openThen((page) => button(page, 'Manage Notes')) },
  { name: 'its menu', path: leads, only: 'phone', arrange: openThen((page) => button(page, 'More')) },
  { name: 'navigation', path: leads, only: 'phone', arrange: (page) => button(page, /^Menu/) },
  {
    name: 'keys',
    path: leads,
    only: 'desk',
    arrange: (page) => button(page, 'Keyboard'),
  },
  {
    name: 'palette',
    path: leads,
    async arrange(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('asha');
      await page.getByRole('option', { name: /^Asha/ }).first().waitFor();
    },
  },
  { name: 'today', path: '/admin/today' },
  { name: 'snoozing', path: '/admin/today', arrange: (page) => button(page, /^Snooze /) },
  { name: 'board', path: '/admin/board' },
  { name: 'quarantine', path: '/admin/quarantine' },
  { name: 'month', path: '/admin/month' },
  { name: 'settings', path: '/admin/settings' },
  {
    name: 'new webhook',
    path: '/admin/settings',
    arrange: (page) => button(page, 'Add a webhook'),
  },
  { name: 'deleted', path: `${leads}/deleted` },
  { name: 'erasing', path: `${leads}/deleted`, arrange: (page) => button(page, /^Erase/) },
  { name: 'import', path: `${leads}/import` },
  {
    name: 'preview of an import',
    path: `${leads}/import`,
    async arrange(page) {
      await choose(page);
      await page.getByText(/known already$/).click();
      await page.getByText(/can't be imported$/).click();
    },
  },
  { name: 'users', path: '/admin/users' },
  { name: 'inviting', path: '/admin/users', arrange: (page) => button(page, 'Add New User') },
  { name: 'newsletter', path: '/admin/newsletter' },
  { name: 'audit', path: '/admin/audit' },
  { name: 'account', path: '/admin/account' },
  {
    name: 'new API token',
    path: '/admin/account',
    arrange: (page) => button(page, 'Make a token'),
  },
  { name: 'unknown address', path: '/admin/nothing' },
];

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

/** Opens a screen; `arrange` does what it is about. */
async function open(page: Page, { path, arrange }: Screen): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await arrange?.(page);
}

async function expectNoFault(page: Page, name: string, without?: string[]): Promise<void> {
  expect.soft(await violations(page, { without }), name).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${name} is too wide`).toBeLessThanOrEqual(0);
}

test.describe('the back office has no fault that axe finds', () => {
  test.beforeEach(async ({ page }) => {
    test.setTimeout(420_000);
    // Somebody's own: the eleventh sign-in of one person ends the first session, and this one is long.
    const { email } = await makeColleague('admin');
    await signIn(page.request, { email, password: product.admin.password });
  });

  const makeLead = async ({ request }: Page): Promise<string> =>
    (await (await request.post('/api/contact', { data: makeEnquiry() })).json()).id;

  test('on a desk by day and by night, and on a phone what looks the same without a press', async ({
    page,
  }) => {
    const id = await makeLead(page);
    const deletedId = await makeLead(page);
    const spamId = await makeLead(page);
    expect((await page.request.delete(`/api/admin/submissions/${deletedId}`)).status()).toBe(204);
    expect((await page.request.post(`/api/admin/submissions/${spamId}/spam`)).status()).toBe(200);
    const lead = await (await page.request.get(`/api/admin/submissions/${id}`)).json();
    const all: Screen[] = [
      ...screens,
      { name: "lead's own page", path: `${leads}/${id}` },
      { name: 'person', path: `/admin/people/${lead.submission.person.id}` },
    ];
    for (const screen of all.filter(({ only = 'desk' }) => only === 'desk')) {
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, screen);
      await expectNoFault(page, screen.name);
      if (!screen.arrange) {
        await page.setViewportSize(phone);
        await expectNoFault(page, `${screen.name} on a phone`, rulesOfColour);
        await page.setViewportSize(desk);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(page, { only: rulesOfColour }), `${screen.name}, by night`).toEqual([]);
    }
  });

  test('on a phone, when something is opened', async ({ page }) => {
    await page.setViewportSize(phone);
    await makeLead(page);
    expect((await page.request.delete(`/api/admin/submissions/${await makeLead(page)}`)).status()).toBe(204);
    for (const screen of screens.filter(({ only = 'phone', arrange }) => only === 'phone' && arrange)) {
      await open(page, screen);
      // What a phone alone shows has colours that nobody has looked at.
      const isOfPhones = screen.only === 'phone' || screen.arrange === openFirst;
      await expectNoFault(page, screen.name, isOfPhones ? [] : rulesOfColour);
    }
  });
});
