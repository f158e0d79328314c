import type { Page } from '@playwright/test';

/** Keeps the offer of ten seconds away: it would open over what a test presses, sooner or later as the machine is fast. */
export const withoutOffer = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('popupShown', 'true'));
