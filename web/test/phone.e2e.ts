import { expect, type Page, test } from '@playwright/test';
import { boxOf } from './page-checks/overflow';
import { openForm, scrollTo, withoutOffer } from './site';

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) => withoutOffer(page));

const inWindow = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= -1 && right <= window.innerWidth + 1;
    }),
  );

test('a legal page begins with its title, and its contents are folded', async ({ page }) => {
  await page.goto('/privacy-policy');
  const contents = page.getByText('Contents', { exact: true }).filter({ visible: true }).first();
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(title.y).toBeLessThan(200);
  expect((await boxOf(contents)).y).toBeGreaterThan(title.y);
  await expect(page.locator('article details nav a').first()).toBeHidden();
  await page.locator('article summary').click();
  await expect(page.locator('article details nav a').first()).toBeVisible();
  expect(await page.locator('article a[href^="mailto:"]').count()).toBeGreaterThan(0);
});

test('logos and testimonials are all there; the ways to us are one tap away', async ({ page }) => {
  await page.goto('/');
  await test.step('all seven logos can be seen where nothing moves', async () => {
    expect(await inWindow(page, '.logo-strip > ul:first-child img')).toHaveLength(7);
  });
  await test.step('all four testimonials stand below each other', async () => {
    const section = page.getByRole('region', { name: 'What Our Clients Say' });
    await expect(section.getByRole('figure').filter({ visible: true })).toHaveCount(4);
    await expect(section.getByRole('button', { name: 'Go to slide 2' })).toBeHidden();
  });
  const bar = page.getByRole('navigation', { name: 'Contact' });
  await expect(bar.getByRole('link')).toHaveText(['Call', 'Consult', 'WhatsApp']);
  await expect(page.locator('aside a')).toBeHidden();
  await scrollTo(page, 100_000);
  await expect(bar).toBeHidden();
  await test.step('lying on its side it shows that the menu can be scrolled, or needs not be', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await scrollTo(page, 0);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const room = await menu.evaluate((element) => ({
      isCut: element.scrollHeight > element.clientHeight + 1,
      bottom: element.getBoundingClientRect().bottom,
      bar: getComputedStyle(element).overflowY,
    }));
    expect(room.bottom).toBeLessThanOrEqual(361);
    expect(room.isCut ? room.bar : 'scroll').toBe('scroll');
    await expect(menu.getByRole('link')).toHaveCount(8);
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await page.goto('/startup-plan');
  await scrollTo(page, 1500);
  await expect(bar.getByRole('link', { name: 'Pay ₹2,000' })).toBeVisible();
  const tiles = page.locator('#payment-options li a');
  await expect(tiles).toHaveCount(2);
  for (const tile of await tiles.all()) await expect(tile).toHaveAttribute('target', '_blank');
});

test('nothing floats over the fields of the form, from whatever page one comes to it', async ({ page }) => {
  await page.goto('/pricing');
  await scrollTo(page, 1500);
  const bar = page.locator('nav[aria-label="Contact"]');
  await bar.getByRole('link', { name: 'Consult' }).click();
  await page.locator('#contact form[data-ready]').waitFor();
  await page.getByLabel('Your name').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await openForm(page);
  for (const field of ['Your name', 'City', 'Your message']) {
    await page.getByLabel(field).evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(page.locator('aside a')).toBeHidden();
    await expect(bar).toBeHidden();
  }
});
