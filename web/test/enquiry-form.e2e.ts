import { optionalFields } from '@golghar/contracts';
import { expect, type Page, test } from '@playwright/test';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { answer, hold } from './routes';
import { fillEnquiry, formIsReady, openForm, withoutOffer } from './site';

const form = (page: Page) => page.locator('#contact form');
const submit = (page: Page) => form(page).getByRole('button', { name: /Send/ });

const messages = {
  'Your name': 'Name must be at least 2 characters',
  Email: 'Please enter a valid email address',
  Phone: 'Please enter a valid phone number',
  'What do you need?': 'Please select a service',
  'Your message': 'Message must be at least 10 characters',
};

test.beforeEach(async ({ page }) => {
  await withoutOffer(page);
  await openForm(page);
});

test('what is missing is said and linked; then the form is sent once', async ({ page }) => {
  await test.step('an empty form says what is missing, takes the focus there and links to the fields', async () => {
    await submit(page).click();
    const summary = page.getByRole('region', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(Object.values(messages));
    for (const [label, message] of Object.entries(messages)) {
      await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
      await summary.getByRole('link', { name: message }).click();
      await expect(form(page).getByLabel(label)).toBeFocused();
    }
  });

  await test.step('too little is said when it is sent, and no longer as soon as it is right', async () => {
    await page.reload();
    await formIsReady(page);
    const limits = [
      ['Your name', 'A', 'Al', ''],
      ['Email', 'asha', 'asha@sweets.example', 'The address has no @ in it: write it like name@example.com'],
      ['Phone', '12345', '123456', 'The number is too short: write all of it, like 98765 43210'],
      ['Your message', '123456789', '1234567890', ''],
    ] as const;
    const message = (label: keyof typeof messages) => form(page).locator('p', { hasText: messages[label] });
    for (const [label, wrong] of limits) {
      await form(page).getByLabel(label).fill(wrong);
      await expect(message(label)).toHaveCount(0);
    }
    await submit(page).click();
    for (const [label, , right, advice] of limits) {
      await expect(message(label)).toBeVisible();
      await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${advice}$`));
      await form(page).getByLabel(label).fill(right);
      await expect(message(label)).toHaveCount(0);
    }
    await form(page).getByLabel('Phone').fill('0000000000');
    await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription(
      /Nobody can be called at this number: please enter one like 98765 43210$/,
    );
  });

  await test.step('while it is being sent the button says so, and a second click sends nothing', async () => {
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) posts += 1;
    });
    const release = await hold(page, '**/api/contact');
    // Optional fields show no error.
    await expect(form(page).getByText('(optional)')).toHaveCount(optionalFields.length);
    await fillEnquiry(page, makeEnquiry(Object.fromEntries(optionalFields.map((name) => [name, '']))));
    await submit(page).dblclick();
    await expect(submit(page)).toHaveText('Sending...');
    await expect(submit(page)).toBeDisabled();
    release();
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
    expect(posts).toBe(1);
  });

  await test.step('after success there is a reference, and another message can follow', async () => {
    await expect(page.getByRole('heading', { name: 'Thank you, your message is with us' })).toBeVisible();
    for (const field of ['Your name', 'Email', 'Phone', 'City', 'What do you need?', 'Your message'])
      await expect(form(page).getByLabel(field)).toHaveValue('');
  });
});

test('a failure keeps every value, and the next try has the same key', async ({ page }) => {
  const enquiry = makeEnquiry();
  const keys: string[] = [];
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.continue();
  });
  await fillEnquiry(page, enquiry);
  await submit(page).click();
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please try again later or contact us directly.', { exact: true }),
  ).toBeVisible();
  const ways = form(page).getByRole('alert').getByRole('link');
  await expect(ways).toHaveCount(2);
  await expect(ways.first()).toHaveAttribute('href', /^tel:/);
  await expect(ways.last()).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(form(page).getByLabel('Your name')).toHaveValue(enquiry.name);
  await expect(form(page).getByLabel('Your message')).toHaveValue(enquiry.message);
  await expect(form(page).getByLabel('What do you need?')).toHaveValue(enquiry.service);

  // Also after a reload.
  await page.reload();
  await formIsReady(page);
  await expect(form(page).getByLabel('Your name')).toHaveValue(enquiry.name);
  await submit(page).click();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('what is refused stands at its field, and what was typed stays', async ({ page, context }) => {
  await fillEnquiry(page, makeEnquiry());

  await test.step('too many enquiries from one network: the form says how long to wait', async () => {
    const json = { code: 'too_many_requests', message: 'Wait' };
    await answer(page, '**/api/contact', { status: 429, headers: { 'retry-after': '42' }, json });
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText('wait 42 seconds');
  });

  await test.step('what the server finds wrong stands at its field', async () => {
    await page.unroute('**/api/contact');
    const json = { code: 'invalid', message: 'No', fields: { email: 'This address is blocked' } };
    await answer(page, '**/api/contact', { status: 400, json });
    await submit(page).click();
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(/This address is blocked/);
  });

  await test.step('offline it says so and keeps what was typed', async () => {
    await page.unroute('**/api/contact');
    await form(page).getByLabel('Email').fill('bina@sweets.example');
    await context.setOffline(true);
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText('You seem to be offline');
    await context.setOffline(false);
    await submit(page).click();
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  });

  await test.step('a slip in a common address is asked about, and corrected by a press', async () => {
    const slip = makeEnquiry({ email: 'asha@gmial.com', phone: '0612 222 3344 ext 4' });
    await fillEnquiry(page, slip);
    const email = form(page).getByLabel('Email');
    const question = form(page).getByRole('button', { name: 'Did you mean asha@gmail.com?' });
    await question.click();
    await expect(email).toHaveValue('asha@gmail.com');
    await expect(email).toBeFocused();
    await expect(question).toHaveCount(0);
    await email.fill(slip.email);
    await expect(question).toBeVisible();
    const sent = page.waitForRequest('**/api/contact');
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ email: slip.email, phone: slip.phone });
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  });
});
