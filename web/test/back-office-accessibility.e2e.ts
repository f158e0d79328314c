import { expect, type Page, test } from '@playwright/test';
import {
  close,
  inboxScreens,
  leads,
  openFirst,
  otherScreens,
  partOf,
  type Screen,
  show,
} from '../../infra/test/support/back-office-screens';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { freshWord, makeLogin, signInQuietly } from './inbox';
import { addStyle } from './page-checks/add-style';
import { excessWidth } from './page-checks/overflow';
import { watchRefusals } from './page-checks/refusals';
import { rulesOfColour, violations } from './violations';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

async function expectNoFault(page: Page, name: string, { opens }: Screen, without?: string[]): Promise<void> {
  // The script renders the phone layout a moment after the window has been resized.
  await expect
    .configure({ soft: true })
    .poll(() => excessWidth(page), `${name} is too wide`)
    .toBe(0);
  expect.soft(await violationsInShort(page, { without, part: opens && partOf(opens) }), name).toEqual([]);
}

/** Axe's violations, with only the first rows of each list: the others are alike, and each costs time. */
async function violationsInShort(page: Page, choice: Parameters<typeof violations>[1]): Promise<string[]> {
  const showAll = await addStyle(
    page,
    'main :is(ul, ol, tbody) > :nth-child(n + 9) { display: none !important }',
  );
  const found = await violations(page, choice);
  await showAll();
  return found;
}

test.describe('the back office has no fault that axe finds', () => {
  let word: string;

  test.beforeEach(async ({ page }) => {
    test.setTimeout(420_000);
    // A user of this test: a person's eleventh sign-in ends their first session, and this test is long.
    await signInQuietly(page, await makeLogin());
    word = freshWord();
  });

  const makeLead = async ({ request }: Page): Promise<string> =>
    (await (await request.post('/api/contact', { data: makeEnquiry({ name: `Asha ${word}` }) })).json()).id;

  test('on a desk by day and night, and on a phone what is there without a press', async ({ page }) => {
    const refused = await watchRefusals(page.context());
    const id = await makeLead(page);
    const deletedId = await makeLead(page);
    const spamId = await makeLead(page);
    expect((await page.request.delete(`/api/admin/submissions/${deletedId}`)).status()).toBe(204);
    expect((await page.request.post(`/api/admin/submissions/${spamId}/spam`)).status()).toBe(200);
    const lead = await (await page.request.get(`/api/admin/submissions/${id}`)).json();
    const all: Screen[] = [
      ...inboxScreens(word),
      ...otherScreens,
      { name: "lead's own page", path: `${leads}/${id}` },
      { name: 'person', path: `/admin/people/${lead.submission.person.id}` },
    ];
    let shown: Screen | undefined;
    for (const screen of all.filter(({ only = 'desk' }) => only === 'desk')) {
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: 'light' });
      await show(page, screen, shown);
      shown = screen;
      await expectNoFault(page, screen.name, screen);
      if (!screen.arrange) {
        await page.setViewportSize(phone);
        await expectNoFault(page, `${screen.name} on a phone`, screen, rulesOfColour);
        await page.setViewportSize(desk);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      const part = screen.opens && partOf(screen.opens);
      const byNight = await violationsInShort(page, { only: rulesOfColour, part });
      expect.soft(byNight, `${screen.name}, by night`).toEqual([]);
      await close(page, screen);
    }
    await page.goto('/api/admin/openapi');
    await expect(page.getByRole('heading', { name: 'API', exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
    expect(refused, 'what the security policy refuses').toEqual([]);
  });

  test('on a phone, when something is opened', async ({ page }) => {
    await page.setViewportSize(phone);
    await makeLead(page);
    expect((await page.request.delete(`/api/admin/submissions/${await makeLead(page)}`)).status()).toBe(204);
    const all = [...inboxScreens(word), ...otherScreens];
    let shown: Screen | undefined;
    for (const screen of all.filter(({ only = 'phone', arrange }) => only === 'phone' && arrange)) {
      await show(page, screen, shown);
      shown = screen;
      // Colours that only the phone layout has have not been checked yet.
      const isOfPhones = screen.only === 'phone' || screen.arrange === openFirst;
      await expectNoFault(page, screen.name, screen, isOfPhones ? [] : rulesOfColour);
      await close(page, screen);
    }
  });
});
