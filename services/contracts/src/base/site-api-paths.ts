/** What every page of the site asks for: addresses alone, so that no page brings the contract's schemas along. */
export const siteApiPaths = {
  callPromise: '/api/call-promise',
  visitorCount: '/api/visitor-count',
} as const;
