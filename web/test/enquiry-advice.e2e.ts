import { expect, type Page, test } from '@playwright/test';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { fillEnquiry, formIsReady } from './fill-enquiry';
import { withoutOffer } from './without-offer';

const form = (page: Page) => page.locator('#contact form');
const email = (page: Page) => form(page).locator('[name=email]');
const phone = (page: Page) => form(page).locator('[name=phone]');
const submit = (page: Page) => form(page).locator('[type=submit]');

const open = async (page: Page, address: string) => {
  await withoutOffer(page);
  await page.goto(`${address}#contact`);
  await formIsReady(page);
};

test('each way to be wrong has its own sentence with an example, under the stated one', async ({ page }) => {
  await open(page, '/');
  await email(page).fill('asha');
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription(
    /The address has no @ in it: write it like name@example.com$/,
  );
  await expect(phone(page)).toHaveAccessibleDescription(/The number is missing: write it like 98765 43210$/);
  await phone(page).fill('98350');
  await expect(phone(page)).toHaveAccessibleDescription(
    /The number is too short: write all of it, like 98765 43210$/,
  );
  await phone(page).fill('0000000000');
  await expect(phone(page)).toHaveAccessibleDescription(
    /Nobody can be called at this number: please enter one like 98765 43210$/,
  );
  await phone(page).fill('0612 222 3344 ext 4');
  await expect(phone(page)).not.toHaveAttribute('aria-invalid');
});

test('without scripts the page with the errors says the same, in its own language', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/hi');
  await email(page).fill('asha');
  await phone(page).fill('98350');
  await submit(page).click();
  await expect(page.locator('#email-error')).toContainText('पते में @ नहीं है: name@example.com की तरह लिखिए');
  await expect(page.locator('#phone-error')).toContainText('नंबर अधूरा है: 98765 43210 की तरह पूरा लिखिए');
  await context.close();
});

test('a slip in a common address is asked about, and corrected by a press', async ({ page }) => {
  await open(page, '/');
  const slip = makeEnquiry({ email: 'asha@gmial.com', phone: '0612 222 3344 ext 4' });
  await fillEnquiry(page, slip);
  const question = form(page).getByRole('button', { name: 'Did you mean asha@gmail.com?' });
  await question.click();
  await expect(email(page)).toHaveValue('asha@gmail.com');
  await expect(email(page)).toBeFocused();
  await expect(question).toHaveCount(0);
  await email(page).fill(slip.email);
  await expect(question).toBeVisible();
  const sent = page.waitForRequest('**/api/contact');
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ email: slip.email, phone: slip.phone });
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
});
