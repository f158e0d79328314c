/** What a personal API token can be allowed to do. Which operation needs which, its entry says. */
export const apiScopes = {
  'leads:read': 'Read leads, people and exports',
  'leads:write': 'Add, change and import leads, and answer them',
  'reports:read': 'Read the dashboard and reports',
} as const;

export type ApiScope = keyof typeof apiScopes;

export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];
