/** Address of a page of ours that was opened, and of the page whose link led there. */
export type Arrival = [address: string, referrer: string];

/**
 * Where the session storage keeps them, from page to page: how this visit began, and the last time that somebody else's
 * link led here. A page's own script writes them (web/scripts/early-scripts.ts).
 */
export const arrivalKeys = { first: 'firstArrival', last: 'lastArrival' };
