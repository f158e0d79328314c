import { expect, type Page, test } from '@playwright/test';
import { publicPages } from '../../infra/test/support/public-pages';

test.use({ reducedMotion: 'reduce' });

/** Figures whose parts stand on two lines, and figures that stick out of the window or are cut off. */
const brokenFigures = (page: Page) =>
  page.evaluate(() => {
    const figure = /[₹+~-]*\d[\d,.:]*[+%]?/g;
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only, script, style'))
        continue;
      for (const match of (node.textContent ?? '').matchAll(figure)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isSplit = new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
        const right = Math.max(...boxes.map((box) => box.right));
        const isCut = right > window.innerWidth + 1 || parent.scrollWidth > parent.clientWidth + 1;
        const isBlock = getComputedStyle(parent).display !== 'inline' && parent.clientWidth > 0;
        if (isSplit || (isBlock && isCut && !parent.closest('.logo-strip')))
          broken.push(`${match[0]} in "${(parent.textContent ?? '').slice(0, 40)}"`);
      }
    }
    return broken;
  });

const widths = [
  ...Array.from({ length: 40 }, (_, index) => 320 + index * 20),
  ...[1120, 1200, 1280, 1440, 1600, 1760, 1920],
];

for (const path of publicPages)
  test(`no figure of ${path} breaks, whatever the width`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await brokenFigures(page)).map((text) => `${width}: ${text}`));
    }
    expect(found).toEqual([]);
  });

test('nor by night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const path of publicPages) {
    await page.goto(path);
    for (const width of [320, 360, 768, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenFigures(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
