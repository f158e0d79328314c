/** Addresses of the back office's pages: the site routes by them, mails and the gateway link to them. */
export const backOfficePaths = {
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  today: '/admin/today',
  leads: '/admin/submissions',
  board: '/admin/submissions/board',
  quarantine: '/admin/submissions/quarantine',
  deletedLeads: '/admin/submissions/deleted',
  importLeads: '/admin/submissions/import',
  reports: '/admin/reports',
  users: '/admin/users',
  settings: '/admin/settings',
  templates: '/admin/settings/templates',
  newsletter: '/admin/settings/newsletter',
  webhooks: '/admin/settings/webhooks',
  operations: '/admin/settings/operations',
  audit: '/admin/settings/audit',
  account: '/admin/account',
  setPassword: '/admin/set-password',
  /** Where the links in the mail about an enquiry lead: a page of the leads service that needs neither a session nor scripts. */
  alertLink: '/admin/alert-link',
} as const;

export const leadPath = (id: string) => `${backOfficePaths.leads}/${id}`;

export const personPath = (id: string) => `/admin/people/${id}`;

export const deletedLeadPath = (id: string) => `${backOfficePaths.deletedLeads}?lead=${id}`;
