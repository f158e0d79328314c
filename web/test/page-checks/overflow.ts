import type { Locator, Page } from '@playwright/test';

/** How far a page is wider than its window. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Whether a page scrolls horizontally, and boxes whose text is cut off. */
export const lostParts = (page: Page) =>
  page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      // The logo strip is animated; text for screen readers only is one pixel large.
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

export const nothingLost = { sideways: 0, header: 0, cut: [] };

/** The box of an element in the window; it must be rendered. */
export async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not drawn`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}
