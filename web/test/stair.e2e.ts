import { expect, type Page, test } from '@playwright/test';
import { boxOf } from './page-checks/overflow';
import { scrollTo } from './site';

test.use({ reducedMotion: 'no-preference' });

/** How far the flag has risen from the foot of its pole, in picture pixels. */
const shiftOf = (page: Page) =>
  page.locator('.climb-flag').evaluate((flag) => new DOMMatrix(getComputedStyle(flag).transform).f);

for (const width of [360, 1280])
  test(`the packages stand on a stair whose flag rises with the scroll, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pricing');
    const stair = page.locator('.packages-stair');
    await expect(stair).toBeVisible();
    const { x, y, width: wide, height } = await boxOf(stair);
    if (width === 1280)
      await test.step('each landing is above its package, and the prices are in the first window', async () => {
        const cards = page.locator('article:visible');
        await expect(cards).toHaveCount(3);
        const tops: number[] = [];
        for (const [index, card] of (await cards.all()).entries()) {
          const box = await boxOf(card);
          const landing = x + (wide / 6) * (1 + 2 * index);
          expect(Math.abs(box.x + box.width / 2 - landing)).toBeLessThan(20);
          const price = await boxOf(card.getByTestId(/^price-/));
          expect(price.y + price.height).toBeLessThan(800);
          tops.push(price.y);
        }
        expect(Math.max(...tops) - Math.min(...tops), 'prices are on one line').toBeLessThan(1);
      });

    const atFirst = await shiftOf(page);
    await scrollTo(page, y + height * 0.6);
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
