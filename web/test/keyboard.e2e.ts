import { expect, type Page, test } from '@playwright/test';
import { openPage, withoutOffer } from './site';

test('the first stop leads past the menu', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu opens, leads on and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  // Past the skip link, the brand and the link to the Hindi page.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services$/);
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

/** The focused element and whether any part of it is visible; undefined at the end of the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [0.05, 0.5, 0.95].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      // A radio button is hidden inside its label.
      return there && (element.contains(there) || element.closest('label')?.contains(there));
    });
    return { name: element.outerHTML.slice(0, 140), isSeen };
  });

/** The contrast of the focus ring with its surroundings (WCAG 1.4.11). */
const ringContrast = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string) => {
      if (!canvas) throw new Error('There is no canvas to read colours with');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const element = document.activeElement as HTMLElement;
    let ground: Element | null = element.parentElement;
    while (ground && /^rgba\(0, 0, 0, 0\)$|transparent/.test(getComputedStyle(ground).backgroundColor))
      ground = ground.parentElement;
    const pair = [
      getComputedStyle(element).outlineColor,
      getComputedStyle(ground ?? document.body).backgroundColor,
    ];
    const [light = 0, dark = 0] = pair.map(luminance).sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  });

/** Rings can be seen on every ground, by day and by night. */
async function ringsAreSeen(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const place of [
      'header a',
      'footer a',
      'footer input',
      'footer button',
      'section[aria-label="Tell us what a good month looks like"] a',
      '#about ~ section a',
      '#contact input',
    ]) {
      await page.locator(place).first().focus();
      await page.keyboard.press('Shift');
      expect(await ringContrast(page), `${place}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    }
  }
}

/** Tabs are one stop; the arrows choose. */
async function tabsAreOneStop(page: Page): Promise<void> {
  // The calculators hydrate later than the page; a key press before that is lost.
  await page.locator('[data-island][data-ready]').getByRole('tablist').waitFor();
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('ROI Calculator').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Budget Planner')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Budget Planner' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'ROI Calculator' })).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab('ROI Calculator')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('Campaign Planner')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Campaign Planner' }).locator(':focus')).toHaveCount(1);
}

for (const [path, widths, more] of [
  ['/', [360, 1280], ringsAreSeen],
  ['/services', [360]],
  ['/pricing', [360, 1280]],
  ['/startup-plan', [360]],
  ['/resources', [1280], tabsAreOneStop],
  ['/terms-of-service', [360]],
] as [string, number[], ((page: Page) => Promise<void>)?][])
  test(`the focus is never hidden on ${path}, at ${widths.join(' and ')}`, async ({ page }) => {
    await withoutOffer(page);
    await openPage(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      let stops = 0;
      // After the last stop the focus goes to the browser, and then to the first stop again.
      for (let last = false; !last && stops < 150; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await focused(page);
        last = stop === undefined;
        expect(stop?.isSeen ?? true, `at ${width}: ${stop?.name}`).toBe(true);
      }
      expect(stops, `stops at ${width}`).toBeGreaterThan(15);
      expect(stops, `stops at ${width}`).toBeLessThan(150);
    }
    await more?.(page);
  });
