import { agency } from '@golghar/contracts';
import { expect, test } from '@playwright/test';
import { signInOnPage } from '../../infra/test/support/back-office';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { product } from '../../infra/test/support/environment';
import { Mailbox } from '../../infra/test/support/mailbox';
import { answer } from './routes';
import { fillEnquiry, withoutOffer } from './site';

// The settings of most visitors.
test.use({ reducedMotion: 'no-preference' });

test('a visitor writes, the staff get a mail within a second, the admin sees the lead', async ({ page }) => {
  const enquiry = makeEnquiry({ message: 'We make sattu paratha at Boring Road.\nPlease call after six.' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && !/401/.test(message.text()) && faults.push(message.text()),
  );

  await withoutOffer(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We help you');
  await fillEnquiry(page, enquiry);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.", { exact: true })).toBeVisible();
  const reference = await page.getByText(new RegExp(`^${agency.referencePrefix}-`)).textContent();

  const mailbox = new Mailbox(product.mailUrl);
  const mail = await mailbox.waitFor(enquiry.name);
  expect(mail.subject).toBe(`New enquiry: ${enquiry.name}, SEO`);
  const link = /https?:\/\/\S+\/admin\/submissions\/\S+/.exec(mail.text)?.[0] ?? '';

  // From the link in the mail through the sign-in to the lead.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await signInOnPage(page);
  await expect(page.getByText('Welcome back, Admin!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { level: 1, name: enquiry.name })).toBeVisible();
  await page.getByText('Details', { exact: true }).click();
  await expect(page.getByText(reference ?? '')).toBeVisible();
  await expect(page.getByText('Please call after six.')).toBeVisible();
  // Other tests may have added staff who are also alerted.
  await expect(page.getByText(/^Told (\d+ people|\S+@golghar[.]example)/)).toBeVisible();

  await page.getByRole('link', { name: /^Leads/ }).click();
  await expect(page.getByText(enquiry.name)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByTestId('stat-total')).not.toHaveText(/^[0–]$/);
  await page.request.post('/api/contact', { data: makeEnquiry() });
  await expect(page.getByText('New enquiry', { exact: true })).toBeVisible();
  // It covers the button.
  await page.getByRole('button', { name: 'Close this message' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(faults).toEqual([]);

  // One of several: other tests need the processors at the same time.
  await expect(async () => {
    const another = makeEnquiry();
    const sentAt = Date.now();
    await page.request.post('/api/contact', { data: another });
    const { receivedAt } = await mailbox.waitFor(another.name);
    expect(Date.parse(receivedAt) - sentAt).toBeLessThan(1000);
  }).toPass({ timeout: 20_000 });
});

test('the footer shows how many came before, where that is known', async ({ page }) => {
  const counter = page.getByTestId('visitor-counter');
  for (const [status, body, text] of [
    [200, '{"count":1234}', 'Visitors so far: 1,234'],
    [200, '{"count":0}', 'Visitors so far: 0'],
    [503, '{}', undefined],
  ] as const) {
    await answer(page, '**/api/visitor-count', { status, body, contentType: 'application/json' });
    const answered = page.waitForResponse('**/api/visitor-count');
    await page.goto('/sitemap');
    await answered;
    if (text) await expect(counter).toHaveText(text);
    else await expect(counter).toHaveCount(0);
  }
});
