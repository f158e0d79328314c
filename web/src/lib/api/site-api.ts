import { type api, siteApiPaths } from '@golghar/contracts';

/**
 * Operations that every page calls, by their addresses alone: the contract's own entries would bring its schemas along,
 * and the library that reads them.
 */
export const siteApi = {
  callPromise: { method: 'GET', path: siteApiPaths.callPromise } as typeof api.callPromise,
  visitorCount: { method: 'GET', path: siteApiPaths.visitorCount } as typeof api.visitorCount,
};
