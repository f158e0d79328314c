import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

const openShop = async (page: Page, query = '') => {
  await page.goto(`/draw-my-shop${query}`);
  await page.locator('#shop [data-island][data-ready]').waitFor();
};
/** The drawing, once it has caught up with the typed text. */
const art = async (page: Page) => {
  await page.locator('#shop svg[aria-busy="false"]').waitFor();
  return page.locator('#shop svg image').getAttribute('href');
};
const nameField = (page: Page) => page.getByLabel('Name of the shop');

/** Boxes of the letters and of the sign behind them, in page pixels. */
const places = (page: Page) =>
  page.evaluate(() => {
    const svg = document.querySelector('#shop svg')?.getBoundingClientRect();
    if (!svg) throw new Error('There is no picture');
    const scale = svg.width / 640;
    const letters = [...document.querySelectorAll('[data-testid="sign"]')].map((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      return { left, right, top, bottom };
    });
    return { letters, board: { left: svg.left + 100 * scale, right: svg.left + 540 * scale } };
  });

test('a name and a trade make a picture to share, save and send along', async ({ page, context }) => {
  await openShop(page);
  await nameField(page).fill('Gupta Hardware');
  await page.getByLabel('What you sell').selectOption('hardware');
  await expect(page.getByTestId('sign')).toHaveText(['Gupta Hardware']);
  await expect(page).toHaveURL(/\?name=Gupta\+Hardware&trade=hardware$/);
  const first = await art(page);
  await openShop(page, new URL(page.url()).search);
  await expect(page.getByTestId('sign')).toHaveText(['Gupta Hardware']);
  expect(await art(page)).toBe(first);
  await nameField(page).fill('Sinha Hardware');
  await expect(page.getByTestId('sign')).toHaveText(['Sinha Hardware']);
  expect(await art(page)).not.toBe(first);

  // Works offline, too.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await nameField(page).fill('Ganga Tea');
  await page.getByLabel('What you sell').selectOption('tea');
  await expect(page.getByTestId('sign')).toHaveText(['Ganga Tea']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Ganga Tea.png');
  const png = readFileSync(await download.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
  // A picture, not an empty image.
  expect(png.length).toBeGreaterThan(60_000);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Use this name in my enquiry' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue(
    /^My shop: Ganga Tea \(Tea[^)]*\)\. Its picture: http.*\/draw-my-shop\?name=Ganga\+Tea&trade=tea$/,
  );
});

test('without TLS, where there is no clipboard, the address is shown to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
  await openShop(page, '?name=Gupta+Hardware&trade=hardware');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText(/\/draw-my-shop\?name=Gupta/)).toBeVisible();
});

test('long names stay on the board, on a phone and on a desk', async ({ page }) => {
  await openShop(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [
      'W'.repeat(40),
      'Shri Mahavir Vastralaya and Sons, Patna',
      'श्री महावीर वस्त्रालय एवं साड़ी भंडार',
      'Om',
    ]) {
      await nameField(page).fill(name);
      await expect
        .poll(() =>
          page
            .getByTestId('sign')
            .allTextContents()
            .then((parts) => parts.join(' ')),
        )
        .toBe(name);
      await page.evaluate(() => document.fonts.ready);
      await expect(async () => {
        const { letters, board } = await places(page);
        for (const line of letters) {
          expect(line.left).toBeGreaterThanOrEqual(board.left);
          expect(line.right).toBeLessThanOrEqual(board.right);
        }
      }).toPass({ timeout: 4000 });
    }
  }
});

test('a name is text, whatever it looks like', async ({ page }) => {
  let hasRun = false;
  await page.exposeFunction('ran', () => {
    hasRun = true;
  });
  const name = '<img src=x onerror=ran()></text><script>ran()';
  await openShop(page, `?name=${encodeURIComponent(name)}&trade="><script>ran()</script>`);
  await expect(page.getByTestId('sign').first()).toContainText('<img');
  expect(await page.locator('#shop svg img, #shop svg script').count()).toBe(0);
  expect(decodeURIComponent((await art(page)) ?? '')).not.toContain('onerror');
  expect(hasRun).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a sentence and a picture', async ({ page }) => {
    await page.goto('/draw-my-shop');
    await expect(page.locator('#shop noscript p')).toHaveText(/needs JavaScript.*one that we drew/);
    await expect(page.getByTestId('sign')).toHaveText(['Rekha Sweets']);
    const picture = page.getByRole('img', { name: /shopfront of Rekha Sweets/ });
    await expect(picture).toBeVisible();
    // The shop itself, not its name on an empty image.
    const drawing = (await picture.locator('image').first().getAttribute('href')) ?? '';
    expect(drawing.split('%3Cpath').length).toBeGreaterThan(40);
  });
});
