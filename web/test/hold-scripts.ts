import type { Page } from '@playwright/test';

/**
 * Holds back a page's scripts, as a slow line does.
 * @param files which of them
 * @returns lets them come, and all that are asked for later
 */
export async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
