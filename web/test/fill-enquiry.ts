import { enquiryLabels, leadFieldNames } from '@golghar/contracts';
import type { Page } from '@playwright/test';
import type { makeEnquiry } from '../../infra/test/support/enquiry';

/** The form's own program has come. */
export const formIsReady = (page: Page) =>
  page.waitForFunction(() => document.querySelector('#contact form')?.hasAttribute('data-ready'));

/** Types an enquiry into the form. */
export async function fillEnquiry(page: Page, enquiry: ReturnType<typeof makeEnquiry>): Promise<void> {
  const form = page.locator('#contact form');
  await form.scrollIntoViewIfNeeded();
  await formIsReady(page);
  for (const name of leadFieldNames) {
    const control = form.getByLabel(enquiryLabels[name]);
    await (name === 'service' ? control.selectOption(enquiry[name]) : control.fill(enquiry[name]));
  }
}
