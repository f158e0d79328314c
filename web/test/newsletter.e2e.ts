import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signInOnPage } from '../../infra/test/support/back-office';
import { product } from '../../infra/test/support/environment';
import { Mailbox } from '../../infra/test/support/mailbox';

const mails = new Mailbox(product.mailUrl);

test('a reader subscribes, confirms, is exported, and leaves', async ({ page, browser }) => {
  const email = `reader-${randomUUID()}@inbox.example`;
  await page.goto('/pricing');
  const form = page.locator('#newsletter-form');
  await form.scrollIntoViewIfNeeded();
  await expect(form.locator('form')).toHaveAttribute('data-ready');
  const field = form.getByPlaceholder('Your email address');

  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please enter a valid email address');
  await expect(field).toBeFocused();

  await field.fill('asha@yaho.com');
  await form.getByRole('button', { name: 'Did you mean asha@yahoo.com?' }).click();
  await expect(field).toHaveValue('asha@yahoo.com');
  await expect(field).toBeFocused();

  await page.route('**/api/newsletter', (route) => route.abort(), { times: 1 });
  await field.fill(email);
  await field.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Your address is still in the field');
  await expect(field).toHaveValue(email);

  await field.press('Enter');
  await expect(form.getByText('Please check your inbox')).toBeVisible();

  const mail = await mails.waitForRecipient(email);
  const link = (name: string) => new RegExp(`/newsletter/${name}\\?token=[\\w-]+`).exec(mail.text)?.[0] ?? '';
  await page.goto(link('confirm'));
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeFocused();

  const staff = await browser.newPage();
  await staff.goto('/admin/settings/newsletter');
  await signInOnPage(staff);
  await expect(staff.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(staff.getByRole('rowheader', { name: email })).toBeVisible();
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Export to CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
  await staff.close();

  await page.goto(link('unsubscribe'));
  await page.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeVisible();
  await page.goto(link('unsubscribe'));
  await page.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await page.goto('/newsletter/confirm');
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});
