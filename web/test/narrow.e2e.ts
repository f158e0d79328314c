import { expect, type Page, test } from '@playwright/test';
import { boxOf } from './page-checks/overflow';
import { scrollTo } from './site';

const phone = { width: 390, height: 844 };

/** Elements that overlay the page, except those as wide as the window, such as the header. */
const floating = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed';
    return [...document.querySelectorAll('body *')]
      .filter((element) => isFixed(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        // The skip link is above the window until it has the focus.
        const { bottom, width } = element.getBoundingClientRect();
        return bottom > 0 && width > 0 && width < window.innerWidth;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

for (const path of ['/', '/hi'])
  test(`${path} is at most 14 screens of a phone, and folds no word out of the page`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    await test.step('what phones fold is open in wider windows and in print', async () => {
      const tables = page.locator('main table');
      await expect(tables).toHaveCount(2);
      for (const table of await tables.all()) await expect(table).toBeVisible();
      await expect(page.getByText(path === '/' ? 'Meera Sinha' : 'मीरा सिन्हा')).toBeVisible();
      await expect(page.locator('main summary').filter({ visible: true })).toHaveCount(0);
      await page.setViewportSize(phone);
      await expect(tables.first()).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      for (const table of await tables.all()) await expect(table).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / phone.height).toBeLessThanOrEqual(14);

    const folds = page.locator('main details');
    await expect(folds).toHaveCount(3);
    const table = page.getByRole('table').first();
    await expect(table).toBeHidden();
    const fold = folds.filter({ has: page.locator('table') }).first();
    await fold.locator('summary').press('Enter');
    await expect(table).toBeVisible();
  });

test('nothing floats over words on phones and at 400 %, and WhatsApp is there', async ({ page }) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  const bar = page.getByRole('navigation', { name: 'Contact' });
  for (const size of [phone, { width: 360, height: 640 }, { width: 320, height: 256 }]) {
    await page.setViewportSize(size);
    for (const top of [0, 700]) {
      await scrollTo(page, top);
      await expect(bar.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
      expect(await floating(page), `${top} at ${size.width}`).toEqual([]);
    }
  }
});

test('a package is as tall as what it holds', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/pricing');
  for (const name of ['Startup', 'Growth', 'Premium']) {
    await page.getByRole('tab', { name }).click();
    const card = page.getByRole('tabpanel', { name }).getByRole('article');
    const end = (await boxOf(card.getByRole('listitem').last())).bottom;
    expect((await boxOf(card.getByRole('link'))).y - end, name).toBeLessThan(40);
  }
});

test('the figures of a case study share the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/case-studies/wishluv-buildcon');
  const strip = page.getByRole('article').locator('dl').first();
  const room = await strip.evaluate((list) => {
    const { paddingRight } = getComputedStyle(list);
    const right = list.getBoundingClientRect().right - Number.parseFloat(paddingRight);
    return right - (list.lastElementChild?.getBoundingClientRect().right ?? 0);
  });
  expect(Math.round(room)).toBe(0);
});
