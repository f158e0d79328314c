import { expect, type Page, test } from '@playwright/test';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { boxOf } from './page-checks/overflow';
import { fillEnquiry, withoutOffer } from './site';

const toast = (page: Page) => page.getByRole('region', { name: /Messages/ }).getByRole('listitem');

/** From here on time only advances by `runFor`, however slow the machine. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

const showsSoon = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(50);
      return toast(page).count();
    })
    .toBe(1);

const submit = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test('a toast is reached by F8, gives way to the next, a swipe and time', async ({ page }) => {
  await page.clock.install();
  await withoutOffer(page);
  await page.route('**/api/contact', (route) => route.abort());
  await page.goto('/#contact');
  await fillEnquiry(page, makeEnquiry());
  await stopClock(page);
  await submit(page);
  await showsSoon(page);
  await expect(toast(page)).toContainText('Submission Failed');

  await test.step('F8 leads to it, where it stays and Escape closes it', async () => {
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /Messages/ }).locator(':focus, ol:focus')).toHaveCount(1);
    await page.clock.runFor(20_000);
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('another message takes the place of the one that is there', async () => {
    await submit(page);
    await showsSoon(page);
    await submit(page);
    await page.clock.runFor(500);
    await expect(toast(page)).toHaveCount(1);
  });

  await test.step('a swipe to the right takes it away, if it is 51 px long', async () => {
    const swipe = async (distance: number) => {
      const { x, y } = await boxOf(toast(page));
      await page.mouse.move(x + 60, y + 20);
      await page.mouse.down();
      for (const part of [0.5, 1]) await page.mouse.move(x + 60 + part * distance, y + 20);
      await page.mouse.up();
      // Longer than the exit animation, shorter than the toast's own duration.
      await page.clock.runFor(1000);
    };
    await swipe(40);
    await expect(toast(page)).toHaveCount(1);
    await swipe(51);
    await expect(toast(page)).toHaveCount(0);
    await page.mouse.move(0, 0);
  });

  await test.step('it stays 5,000 ms', async () => {
    await submit(page);
    await showsSoon(page);
    await page.clock.runFor(4500);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(600);
    await expect(toast(page)).toHaveCount(0);
  });
});
