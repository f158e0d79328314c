/** What every page of the site requests: only addresses, so that no page loads the contract's schemas. */
export const siteApiPaths = {
  callPromise: '/api/call-promise',
  visitorCount: '/api/visitor-count',
} as const;
