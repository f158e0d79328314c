import { enquiryLabels, leadFieldNames } from '@golghar/contracts';
import type { Page } from '@playwright/test';
import type { makeEnquiry } from '../../infra/test/support/enquiry';

/** Keeps the offer of ten seconds away: it would open over what a test presses, sooner or later as the machine is fast. */
export const withoutOffer = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('popupShown', 'true'));

/** The page's program has come: before, a link leads on as plain HTML does. */
export const hydrated = (page: Page) => page.locator('html[data-ready]').waitFor();

/** Opens a page, with its program. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The form's own program has come. */
export const formIsReady = (page: Page) =>
  page.waitForFunction(() => document.querySelector('#contact form')?.hasAttribute('data-ready'));

/** Opens the form of a home page, with its program. */
export async function openForm(page: Page, home = '/'): Promise<void> {
  await page.goto(`${home}#contact`);
  await formIsReady(page);
}

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

/** Puts the window where it is told at once, whatever else would have it glide. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
