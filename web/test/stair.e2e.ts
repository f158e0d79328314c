import { expect, type Page, test } from '@playwright/test';

test.use({ reducedMotion: 'no-preference' });

/** How far the flag has been pulled up from its foot, in the picture's own pixels. */
const shiftOf = (page: Page) =>
  page.locator('.climb-flag').evaluate((flag) => new DOMMatrix(getComputedStyle(flag).transform).f);

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

for (const width of [360, 1280])
  test.describe(`the packages at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('stand on a stair whose flag rises with the scroll', async ({ page }) => {
      await page.goto('/pricing');
      const stair = page.locator('.packages-stair');
      await expect(stair).toBeVisible();
      const atFirst = await shiftOf(page);
      const box = await stair.boundingBox();
      await scrollTo(page, (box?.y ?? 0) + (box?.height ?? 0) * 0.6);
      await expect.poll(() => shiftOf(page)).toBeLessThan(atFirst - 10);

      await test.step('which is up from the first where nothing may move', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.reload();
        await scrollTo(page, 0);
        const still = await shiftOf(page);
        expect(still).toBeLessThan(0);
        await scrollTo(page, 400);
        expect(await shiftOf(page)).toBe(still);
      });
    });
  });

test('each landing is above its package, and the prices are in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/pricing');
  const stair = await page.locator('.packages-stair').boundingBox();
  const cards = page.locator('.package-card:visible');
  await expect(cards).toHaveCount(3);
  const tops: number[] = [];
  for (const [index, card] of (await cards.all()).entries()) {
    const box = await card.boundingBox();
    const landing = (stair?.x ?? 0) + ((stair?.width ?? 0) / 6) * (1 + 2 * index);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - landing)).toBeLessThan(20);
    const price = await card.getByTestId(/^price-/).boundingBox();
    expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThan(800);
    tops.push(price?.y ?? 0);
  }
  expect(Math.max(...tops) - Math.min(...tops), 'prices are on one line').toBeLessThan(1);
});
