import type { Page } from '@playwright/test';
import type { makeEnquiry } from '../../infra/test/support/enquiry';

/** Types an enquiry into the form. */
export async function fillEnquiry(page: Page, enquiry: ReturnType<typeof makeEnquiry>): Promise<void> {
  const form = page.locator('#contact form');
  await form.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('#contact form')?.hasAttribute('data-ready'));
  await form.getByLabel('Your name').fill(enquiry.name);
  await form.getByLabel('Email').fill(enquiry.email);
  await form.getByLabel('Phone').fill(enquiry.phone);
  await form.getByLabel('City').fill(enquiry.city);
  await form.getByLabel('What do you need?').selectOption(enquiry.service);
  await form.getByLabel('Your message').fill(enquiry.message);
}
