import { expect, test } from '@playwright/test';
import { publicPages } from '../../infra/test/support/public-pages';
import { brokenFigures } from './broken-figures';

test.use({ reducedMotion: 'reduce' });

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
