import { expect, type Page, test } from '@playwright/test';
import { conceptPages } from '../../infra/test/support/concept-pages';
import { ownLayouts, publicPages } from '../../infra/test/support/public-pages';
import { addStyle } from './page-checks/add-style';
import { expectSmall, scriptSize, watchFormats, watchRequests } from './page-checks/budgets';
import { brokenFigures } from './page-checks/figures';
import { englishLeft } from './page-checks/languages';
import { boxOf, excessWidth, lostParts, nothingLost } from './page-checks/overflow';
import { watchRefusals } from './page-checks/refusals';
import { tooSmall } from './page-checks/touch-targets';
import { openForm } from './site';
import { rulesOfColour, violations, violationsByDayAndNight } from './violations';

// The longest file: the workers share it.
test.describe.configure({ mode: 'parallel' });

/** A desktop, a tablet, and phones down to the smallest. */
const usualWidths = [1280, 768, 390, 360, 320];

/** Phones, and one pixel on either side of each breakpoint: in between there is more room. */
const manyWidths = [1280, 1920, 1279, 1024, 1023, 768, 767, 640, 639, 430, 390, 360, 340, 320];

const widthsOfFingers = [360, 1280];

const resize = (page: Page, width: number, height = 800) => page.setViewportSize({ width, height });

async function expectLargeTargets(page: Page, where: string): Promise<void> {
  const controls = await tooSmall(page, 'a, button, input, select, textarea, summary', 24);
  expect.soft(controls, where).toEqual([]);
  const main = '.button, header a, header button, [role="tab"], summary, .field';
  expect.soft(await tooSmall(page, main, 44), where).toEqual([]);
}

/** The text spacing of WCAG 1.4.12, which some readers set. */
const widerSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

// Each page is loaded once and its window resized: like a rotated phone, and much faster.
for (const path of [
  ...publicPages,
  '/services?tab=digital',
  '/nothing-here',
  '/newsletter/confirm?token=AAAAAAAAAAAAAAAAAAAAAA',
  '/newsletter/unsubscribe',
  '/admin/login',
  '/admin/set-password',
])
  test(`${path} is small, accessible, and keeps its shape at every width`, async ({ page }) => {
    const hasOwnLayout = [...ownLayouts, '/newsletter/unsubscribe', '/admin/login'].includes(path);
    const isInHindi = /^\/hi(\/|$)/.test(path);
    await resize(page, 390);
    const requestedBy = watchRequests(page);
    const formats = await watchFormats(page);
    const refused = await watchRefusals(page.context());
    await page.goto(path, { waitUntil: 'networkidle' });
    if (publicPages.includes(path))
      await test.step('a phone loads no more of it than it may', () => expectSmall(path, requestedBy(path)));
    // The home page says by when we call.
    if (publicPages.includes(path) && !['/', '/hi'].includes(path))
      await test.step('it starts without Intl', async () => expect.soft(await formats()).toEqual([]));
    if (isInHindi)
      await test.step('it has no English left', async () => {
        expect.soft(await englishLeft(page)).toEqual([]);
      });
    if (path === '/')
      await test.step('both buttons of the first screen are above 520 px on a phone', async () => {
        await resize(page, 360, 640);
        const button = page.locator('#home').locator('a', { hasText: 'Our Services' });
        expect.soft((await boxOf(button)).bottom).toBeLessThanOrEqual(520);
      });
    await resize(page, 1280);

    await test.step('axe finds nothing, by day and by night', async () => {
      const look = hasOwnLayout ? violationsByDayAndNight : violations;
      // In Hindi the colours are those of the English page.
      expect.soft(await look(page, isInHindi ? { without: rulesOfColour } : {})).toEqual([]);
    });

    // In dark mode, too, which only changes colours.
    await test.step('no figure breaks, nothing sticks out, and everything can be hit by a finger', async () => {
      for (const width of hasOwnLayout ? manyWidths : usualWidths) {
        await resize(page, width);
        expect.soft(await excessWidth(page), `wider than ${width}`).toBe(0);
        expect.soft(await brokenFigures(page), `at ${width}`).toEqual([]);
        if (widthsOfFingers.includes(width)) await expectLargeTargets(page, `at ${width}`);
      }
      await resize(page, 256);
      expect.soft(await excessWidth(page), 'wider than 256').toBe(0);
    });

    await test.step('the security policy refuses nothing of it', () => expect.soft(refused).toEqual([]));

    await test.step('nothing is lost at 200 %, nor with wider text spacing (WCAG 1.4.12)', async () => {
      await resize(page, 640, 400);
      expect.soft(await lostParts(page), 'at 200 %').toEqual(nothingLost);
      await addStyle(page, widerSpacing);
      for (const width of [360, 1280]) {
        await resize(page, width);
        expect.soft(await lostParts(page), `with wider spacing at ${width}`).toEqual(nothingLost);
      }
    });
  });

test('the form loads little script, and its errors have no fault that axe finds', async ({ page }) => {
  const requestedBy = watchRequests(page);
  await openForm(page);
  expect(scriptSize(requestedBy('/')), 'KB, gzip').toBeLessThanOrEqual(205);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  expect(await violationsByDayAndNight(page, { part: '#contact' })).toEqual([]);
});

// Inline content before the scripts is refused before a listener exists.
test('every page gets by without inline styles but those that the policy names', async ({ request }) => {
  for (const path of [...publicPages, ...conceptPages(), '/nothing-here', '/admin/login']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect.soft(/style-src[^;]*/.exec(policy)?.[0], path).toMatch(/^style-src 'self'( 'sha256-[^']+')*$/);
    expect.soft((await answer.text()).match(/<[^>]* style="[^"]*"/g) ?? [], path).toEqual([]);
  }
});
