import { agency } from '@golghar/contracts';
import { expect, type Page, type Route, test } from '@playwright/test';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { product } from '../../infra/test/support/environment';
import { Mailbox } from '../../infra/test/support/mailbox';
import { fail, throttle } from './routes';
import { hydrated } from './site';

const reference = new RegExp(`${agency.referencePrefix}-[0-9A-Z]{4}-[0-9A-Z]{4}`);

/** Fills in the fields by name: without scripts they may have other labels. */
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main [name="${name}"]`);
    if (name === 'service') await field.selectOption(value);
    else await field.fill(value);
  }
}

const english = {
  path: '/',
  send: 'Send Message',
  error: 'Please enter a valid email address',
  thanks: 'Thank you, your message is with us',
};

const hindi = {
  path: '/hi/',
  send: 'संदेश भेजिए',
  error: 'कृपया सही ईमेल पता लिखिए',
  thanks: 'धन्यवाद, आपका संदेश हमारे पास है',
};

const send = (page: Page, { send: name } = english) => page.getByRole('button', { name }).click();

/** A page rendered by the service has the site's fonts and emblem. */
async function expectOurLook(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^"?Anek/);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"?Mukta/);
  await expect(page.getByRole('banner').locator('img')).toHaveJSProperty('complete', true);
  await expect(page.getByRole('banner').locator('img')).not.toHaveJSProperty('naturalWidth', 0);
}

async function sendsTheForm(page: Page, words = english): Promise<void> {
  const enquiry = makeEnquiry();
  await page.goto(`${words.path}#contact`);
  await fill(page, { ...enquiry, email: 'nobody' });
  await send(page, words);
  await expect(page.getByText(words.error).first()).toBeVisible();
  await expect(page.locator('[name="message"]')).toHaveValue(enquiry.message);
  await expect(page.locator('[name="service"]')).toHaveValue(enquiry.service);
  await expectOurLook(page);
  expect(page.url()).not.toContain('nobody');
  await fill(page, { email: enquiry.email });
  await send(page, words);
  await expect(page).toHaveURL(new RegExp(`${words.path}thank-you\\?reference=${reference.source}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks);
  const shown = reference.exec(page.url())?.[0] ?? '';
  await expect(page.getByText(shown)).toBeVisible();
  // Staff are alerted as for any other enquiry.
  const mail = await new Mailbox(product.mailUrl).waitFor(enquiry.name);
  expect(mail.text).toContain(shown);
  expect(mail.text).toContain(enquiry.message);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const words of [english, hindi])
    test(`an enquiry goes out from ${words.path}, and its errors keep every value`, ({ page }) =>
      sendsTheForm(page, words));

  test('the thank-you page writes no other text of an address', async ({ page }) => {
    await page.goto('/thank-you?reference=%3Cb%3Ehello');
    await expect(page.getByText('hello')).toHaveCount(0);
    await expect(page.getByText('Your reference is')).toBeVisible();
  });

  test('phone, WhatsApp and the menu work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
    await expect(page.getByRole('link', { name: /^WhatsApp \(/ }).first()).toBeVisible();
  });
});

for (const [how, answer] of [
  ['are blocked', (route: Route) => route.abort()],
  ['hang', () => undefined],
] as const)
  test(`with scripts that ${how} an enquiry goes out`, async ({ page }) => {
    await page.route('**/assets/*.js', answer);
    await sendsTheForm(page);
  });

// A real 3G connection: 1.6 Mbit/s down, 0.75 up, 150 ms round trip.
test('on 3G the form can be filled in within 8 s, and is sent', async ({ page }) => {
  const setLine = await throttle(page);
  await setLine({ latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 });
  const enquiry = makeEnquiry();
  await page.goto('/#contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
  expect(await page.evaluate(() => performance.now())).toBeLessThan(8000);
  await fill(page, enquiry);
  await page.getByRole('button', { name: 'Send Message' }).click();
  // Sent by the script or by the browser, whichever was faster.
  await expect(page.locator('main').getByText(reference)).toBeVisible({ timeout: 20_000 });
  await new Mailbox(product.mailUrl).waitFor(enquiry.name);
});

test('the form stays when its own script never comes', async ({ page }) => {
  await page.clock.install();
  await fail(page, '**/assets/enquiry-form*.js');
  await page.goto('/#contact');
  await hydrated(page);
  const enquiry = makeEnquiry();
  await fill(page, enquiry);
  // Longer than the page waits before it retries that script.
  await page.clock.runFor(9000);
  await expect(page.locator('[name="message"]')).toHaveValue(enquiry.message);
  await send(page);
  await expect(page).toHaveURL(new RegExp(`/thank-you\\?reference=${reference.source}`));
});

test('a form that comes too often is answered by a page, not by JSON', async ({ request }) => {
  const form = { email: 'reader@example.org' };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      request.post('/api/newsletter/form', { form, maxRedirects: 0, headers: { 'x-seed-token': '' } }),
    ),
  );
  const refused = answers.filter((answer) => answer.headers().location === '/try-again');
  expect(refused.length).toBeGreaterThan(0);
  expect(await (await request.get('/try-again')).text()).toContain('That did not go through');
});
