import { expect, type Locator, type Page, test } from '@playwright/test';
import { withoutOffer } from './without-offer';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => withoutOffer(page));

/** Whether Tab leads on among what can be reached in the contact section, from its beginning. */
async function expectFormNext(page: Page): Promise<void> {
  // The sitemap leaves its section to the home page, not to the address.
  await expect(page).toHaveURL(/\/(hi)?(#contact)?$/);
  const form = page.locator('#contact form');
  await expect(form).toBeInViewport();
  await form.and(page.locator('[data-ready]')).waitFor();
  await page.keyboard.press('Tab');
  await expect(form.locator('#enquiry-name')).toBeFocused();
}

const press = async (link: Locator) => {
  await link.focus();
  await link.press('Enter');
};

type Way = [name: string, from: string, width: number, link: (page: Page) => Locator];

const ways: Way[] = [
  ['the hero', '/', 1280, (page) => page.locator('#home a[href="#contact"]')],
  ['the header', '/', 1280, (page) => page.locator('header nav a[href="/#contact"]').first()],
  ['the header in Hindi', '/hi', 1280, (page) => page.locator('header nav a[href="/hi#contact"]').first()],
  [
    'the header of another page',
    '/services',
    1280,
    (page) => page.locator('header nav a[href="/#contact"]').first(),
  ],
  ['a service', '/', 1280, (page) => page.getByRole('link', { name: /^Learn More about/ }).first()],
  ['the sitemap', '/sitemap', 390, (page) => page.locator('main a[href="/#contact"]').first()],
];

for (const [name, from, width, link] of ways)
  test(`from ${name} the keyboard goes on in the form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(from);
    await page.locator('html[data-ready]').waitFor();
    await press(link(page));
    await expectFormNext(page);
  });

for (const [from, link] of [
  ['/', 'a[href="/#contact"]'],
  ['/pricing', 'a.button'],
] as const)
  test(`from ${link} in the menu of ${from} at 390 the keyboard goes on in the form`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(from);
    await page.locator('html[data-ready]').waitFor();
    await press(page.getByRole('button', { name: 'Menu' }));
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await press(menu.locator(link).last());
    await expect(menu).toBeHidden();
    await expectFormNext(page);
  });

test('the same way a second time leads to the form again', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  const contact = page.locator('header nav a[href="/#contact"]').first();
  for (let time = 0; time < 2; time += 1) {
    await press(contact);
    await expectFormNext(page);
  }
});
