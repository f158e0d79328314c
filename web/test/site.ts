import { enquiryLabels, leadFieldNames } from '@golghar/contracts';
import type { Page } from '@playwright/test';
import type { makeEnquiry } from '../../infra/test/support/enquiry';

/** Prevents the popup that opens after ten seconds: it could cover what a test presses. */
export const withoutOffer = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('popupShown', 'true'));

/** Resolves when the page is hydrated: before that, links are plain HTML. */
export const hydrated = (page: Page) => page.locator('html[data-ready]').waitFor();

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves when the form's own script has loaded. */
export const formIsReady = (page: Page) =>
  page.waitForFunction(() => document.querySelector('#contact form')?.hasAttribute('data-ready'));

/** Opens the form of a home page and waits for hydration. */
export async function openForm(page: Page, home = '/'): Promise<void> {
  await page.goto(`${home}#contact`);
  await formIsReady(page);
}

/** Fills in an enquiry. */
export async function fillEnquiry(page: Page, enquiry: ReturnType<typeof makeEnquiry>): Promise<void> {
  const form = page.locator('#contact form');
  await form.scrollIntoViewIfNeeded();
  await formIsReady(page);
  for (const name of leadFieldNames) {
    const control = form.getByLabel(enquiryLabels[name]);
    await (name === 'service' ? control.selectOption(enquiry[name]) : control.fill(enquiry[name]));
  }
}

/** Scrolls at once, without smooth scrolling. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
