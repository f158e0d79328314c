import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage, withoutOffer } from './site';

test.use({ reducedMotion: 'reduce' });

const press = async (link: Locator) => {
  await link.focus();
  await link.press('Enter');
};

const inHeader = (home: string) => (page: Page) =>
  page.locator(`header nav a[href="${home}#contact"]`).first();
const inMenu = (link: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).locator(link).last();

type Way = [name: string, from: string, width: number, link: (page: Page) => Locator];

const ways: Way[] = [
  ['the hero', '/', 1280, (page) => page.locator('#home a[href="#contact"]')],
  ['the header', '/', 1280, inHeader('/')],
  ['the header in Hindi', '/hi', 1280, inHeader('/hi')],
  ['the header of another page', '/services', 1280, inHeader('/')],
  ['a service', '/', 1280, (page) => page.getByRole('link', { name: /^Learn More about/ }).first()],
  ['the sitemap', '/sitemap', 390, (page) => page.locator('main a[href="/#contact"]').first()],
  ['the menu', '/', 390, inMenu('a[href="/#contact"]')],
  ['the menu of another page', '/pricing', 390, inMenu('a.button')],
];

for (const [name, from, width, link] of ways)
  test(`from ${name} the keyboard goes on in the form`, async ({ page }) => {
    await withoutOffer(page);
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, from);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    // A second time from the same page, too.
    for (let time = 0; time < (name === 'the header' ? 2 : 1); time += 1) {
      if (name.startsWith('the menu')) await press(page.getByRole('button', { name: 'Menu' }));
      await press(link(page));
      await expect(menu).toBeHidden();
      // The sitemap passes the section to the home page without a hash in the address.
      await expect(page).toHaveURL(/\/(hi)?(#contact)?$/);
      const form = page.locator('#contact form');
      await expect(form).toBeInViewport();
      await form.and(page.locator('[data-ready]')).waitFor();
      await page.keyboard.press('Tab');
      await expect(form.locator('#enquiry-name')).toBeFocused();
    }
  });
