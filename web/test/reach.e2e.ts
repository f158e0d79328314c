import { expect, type Page, test } from '@playwright/test';
import { publicPages } from '../../infra/test/support/public-pages';

const pages = [...publicPages, '/nothing-here', '/newsletter/unsubscribe'];

test.use({ reducedMotion: 'reduce' });

/** What can be pressed and is too small for a finger; links inside a sentence may be as high as its line. */
const tooSmall = (page: Page, selector: string, least: number) =>
  page.evaluate(
    ([wanted, size]) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
        .filter((element) => {
          const words = element.closest('p, dd, li')?.textContent ?? '';
          const isInSentence =
            getComputedStyle(element).display === 'inline' &&
            words.length > (element.textContent?.length ?? 0) + 5;
          const { width, height } = element.getBoundingClientRect();
          return !isInSentence && Math.min(width, height) < size - 0.5;
        })
        .map((element) => element.outerHTML.slice(0, 140)),
    [selector, least] as const,
  );

for (const width of [360, 1280])
  test(`everything can be hit at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      expect(await tooSmall(page, 'a, button, input, select, textarea, summary', 24), path).toEqual([]);
      expect(
        await tooSmall(page, '.button, header a, header button, [role="tab"], summary, .field', 44),
        path,
      ).toEqual([]);
    }
  });

test('both buttons of the first screen are above 520 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const box = await page.locator('#home').getByRole('link', { name: 'Our Services' }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(520);
});

/** Of a page: whether it must be scrolled sideways, and boxes whose words are cut off. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      // The strip of logos moves; what only screen readers get is one pixel large.
      if (!element.checkVisibility() || element.closest('.sr-only') || element.querySelector('.logo-strip'))
        return false;
      const isClipped = (value: string) => value === 'hidden' || value === 'clip';
      return (
        (isClipped(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isClipped(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    const header = document.querySelector<HTMLElement>('header > div');
    return {
      sideways: Math.max(0, sideways),
      header: Math.max(0, (header?.scrollWidth ?? 0) - (header?.clientWidth ?? 0)),
      cut: cut.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });

const nothingLost = { sideways: 0, header: 0, cut: [] };

test('at 200 % nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of pages) {
    await page.goto(path);
    expect(await lost(page), path).toEqual(nothingLost);
  }
});

for (const width of [360, 1024, 1280])
  test(`with wider text spacing nothing is lost at a width of ${width} (WCAG 1.4.12)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      });
      expect(await lost(page), path).toEqual(nothingLost);
    }
  });
