/** Addresses of the back office's pages: the site routes by them, mails and the gateway link to them. */
export const backOfficePaths = {
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  today: '/admin/today',
  leads: '/admin/submissions',
  board: '/admin/board',
  importLeads: '/admin/submissions/import',
  deletedLeads: '/admin/submissions/deleted',
  month: '/admin/month',
  quarantine: '/admin/quarantine',
  audit: '/admin/audit',
  operations: '/admin/operations',
  users: '/admin/users',
  newsletter: '/admin/newsletter',
  settings: '/admin/settings',
  account: '/admin/account',
  setPassword: '/admin/set-password',
  /** Where the links in the mail about an enquiry lead: a page of the leads service that needs neither a session nor scripts. */
  alertLink: '/admin/alert-link',
} as const;

export const leadPath = (id: string) => `${backOfficePaths.leads}/${id}`;

export const personPath = (id: string) => `/admin/people/${id}`;

export const deletedLeadPath = (id: string) => `${backOfficePaths.deletedLeads}?lead=${id}`;
