import type { Page, Route } from '@playwright/test';

type Where = Parameters<Page['route']>[0];

/**
 * Holds back requests of a page, as a slow line does: its scripts, unless others are named.
 * @returns lets them go on, and all that are made later
 */
export async function hold(page: Page, what: Where = '**/assets/*.js'): Promise<() => void> {
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

/** From now on no such request of a page gets through, although the browser reports that it is online. */
export const fail = (page: Page, what: Where) => page.route(what, (route) => route.abort());

/** Responds to such requests of a page in place of the server. */
export const answer = (page: Page, what: Where, how: Parameters<Route['fulfill']>[0]) =>
  page.route(what, (route) => route.fulfill(how));

/** Changes the server's response to such requests of a page. */
export const change = <Body>(page: Page, what: Where, changed: (body: Body) => unknown) =>
  page.route(what, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: await changed(await response.json()) });
  });

/** Limits a page's connection to the given speed; without arguments removes the limit. */
export async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (line: {
    offline?: boolean;
    latency?: number;
    downloadThroughput?: number;
    uploadThroughput?: number;
  }) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
      ...line,
    });
}
