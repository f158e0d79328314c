import { expect, type Page, test } from '@playwright/test';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { product } from '../../infra/test/support/environment';
import { hold } from './routes';
import { fillEnquiry, formIsReady, hydrated } from './site';

/** The body of the enquiry that the form sends. */
async function sent(page: Page) {
  const request = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  return (await request).postDataJSON();
}

test('a chosen package goes with the message, until it is removed', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByLabel(/Quarterly/).check({ force: true });
  await page.getByRole('link', { name: 'Choose Growth' }).filter({ visible: true }).click();
  await formIsReady(page);
  await expect(page.locator('#contact')).toContainText('Growth, quarterly');
  // The scroll to the form is long and passes sections that load later than the page.
  await expect
    .poll(() => page.locator('#contact').evaluate((form) => Math.round(form.getBoundingClientRect().top)))
    .toBe(80);
  const enquiry = makeEnquiry();
  await fillEnquiry(page, enquiry);
  const { message, choice } = await sent(page);
  expect(message).toBe(`${enquiry.message}\n\nPackage: Growth, ₹23,999 per month, billed quarterly`);
  expect(choice).toEqual({ package: 'Growth, quarterly', calculation: null });
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Premium' }).filter({ visible: true }).click();
  await formIsReady(page);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await fillEnquiry(page, enquiry);
  expect((await sent(page)).message).toBe(enquiry.message);
});

test('a package that is chosen before the scripts have its billing', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/pricing');
  await page.getByLabel(/Quarterly/).check({ force: true });
  await page.getByRole('link', { name: 'Choose Growth' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  release();
  await expect(page.locator('#contact')).toContainText('Growth, quarterly');
});

test('the result of a calculator stands in the message, to be changed', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
  await expect(page.getByLabel('Monthly budget', { exact: true })).toHaveValue('50,000');
  await page.getByRole('link', { name: 'Send this plan with my enquiry' }).click();
  await formIsReady(page);
  const message = page.getByLabel('Your message');
  await expect(message).toHaveValue(/Monthly budget ₹50,000.*ROI 1,900%/);
  const plan = await message.inputValue();
  await fillEnquiry(page, makeEnquiry({ message: `I reckoned this:\n${plan}` }));
  expect((await sent(page)).choice).toEqual({
    package: null,
    calculation: {
      calculator: 'roi',
      inputs: { budget: 50_000, conversionRate: 2, orderValue: 2000 },
      results: { roi: 1900, visitors: 25_000, customers: 500, revenue: 1_000_000 },
    },
  });
});

test('the page says by when we call, from the hours of the agency', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T14:20:00+05:30'));
  await page.goto('/');
  await expect(page.locator('#home').getByTestId('call-promise')).toHaveText(
    "Write now and we'll call by Monday 11:20",
  );
});

test('how somebody came here goes along, and no cookie is set for it', async ({ page, context }) => {
  const advertisement = '/services?utm_source=facebook&utm_medium=cpc&utm_campaign=chhath';
  await page.goto(advertisement, { referer: 'https://l.facebook.com/' });
  await page.goto('/pricing', { referer: `${product.url}/services` });
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await formIsReady(page);
  await fillEnquiry(page, makeEnquiry());
  // The honeypot field must not get the focus: the stops are name, email, phone, city and message.
  await expect(page.locator('#contact').getByRole('textbox')).toHaveCount(5);
  await page.locator('#contact [name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://cheap-links.example';
  });
  const { source, website, elapsedMs } = await sent(page);
  expect(source).toEqual({
    landingPage: '/services',
    referrer: 'l.facebook.com',
    utm: { source: 'facebook', medium: 'cpc', campaign: 'chhath', term: null, content: null },
  });
  expect(website).toBe('https://cheap-links.example');
  expect(elapsedMs).toBeGreaterThan(0);
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
