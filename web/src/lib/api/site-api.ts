import { type api, siteApiPaths } from '@golghar/contracts';

/** Operations that every page calls, by address only: the contract's entries would pull in its schemas and their parser. */
export const siteApi = {
  callPromise: { method: 'GET', path: siteApiPaths.callPromise } as typeof api.callPromise,
  visitorCount: { method: 'GET', path: siteApiPaths.visitorCount } as typeof api.visitorCount,
};
