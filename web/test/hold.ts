import type { Page } from '@playwright/test';

/**
 * Holds back requests of a page, as a slow line does: its scripts, unless others are named.
 * @returns lets them go on, and all that are made later
 */
export async function hold(
  page: Page,
  what: Parameters<Page['route']>[0] = '**/assets/*.js',
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return () => release();
}
