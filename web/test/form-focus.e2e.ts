import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage, withoutOffer } from './site';

const press = async (link: Locator) => {
  await link.focus();
  await link.press('Enter');
};

const inHeader = (home: string) => (page: Page) =>
  page.locator(`header nav a[href="${home}#contact"]`).first();
const inMenu = (link: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).locator(link).last();

type Way = [name: string, link: (page: Page) => Locator];

/** Links to the form by the page they are on and the width of its window. */
const ways: [from: string, width: number, ...Way[]][] = [
  [
    '/',
    1280,
    ['the hero', (page) => page.locator('#home a[href="#contact"]')],
    ['the header', inHeader('/')],
    ['the header, a second time', inHeader('/')],
    ['a service', (page) => page.getByRole('link', { name: /^Learn More about/ }).first()],
  ],
  ['/hi', 1280, ['the header in Hindi', inHeader('/hi')]],
  ['/services', 1280, ['the header of another page', inHeader('/')]],
  ['/sitemap', 390, ['the sitemap', (page) => page.locator('main a[href="/#contact"]').first()]],
  ['/', 390, ['the menu', inMenu('a[href="/#contact"]')]],
  ['/pricing', 390, ['the menu of another page', inMenu('a.button')]],
];

for (const [from, width, ...links] of ways)
  test(`from ${links.map(([name]) => name).join(', ')} the keyboard goes on in the form`, async ({
    page,
  }) => {
    await withoutOffer(page);
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, from);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const form = page.locator('#contact form');
    for (const [name, link] of links) {
      if (name.startsWith('the menu')) await press(page.getByRole('button', { name: 'Menu' }));
      await press(link(page));
      await expect(menu).toBeHidden();
      // The sitemap passes the section to the home page without a hash in the address.
      await expect(page).toHaveURL(/\/(hi)?(#contact)?$/);
      await expect(form).toBeInViewport();
      await form.and(page.locator('[data-ready]')).waitFor();
      await page.keyboard.press('Tab');
      await expect(form.locator('#enquiry-name'), name).toBeFocused();
    }
  });
