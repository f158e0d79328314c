/** Roles and their labels; any other stored role counts, and is shown, as Sales Executive. */
export const roleLabels = {
  admin: 'Administrator',
  manager: 'Manager',
  sales_executive: 'Sales Executive',
} as const;

export type Role = keyof typeof roleLabels;

/** From the most to the least privileged. */
export const roles = Object.keys(roleLabels) as [Role, ...Role[]];

export const admins = ['admin'] as const satisfies Role[];
export const managers = ['admin', 'manager'] as const satisfies Role[];

/** Whether a role is responsible for others' work: sees all leads, is told of each, reads the month. */
export const isManager = (role: Role): boolean => (managers as readonly Role[]).includes(role);

/** Reads a stored role: an unknown one is the least privileged. */
export const toRole = (stored: string): Role =>
  (roles as readonly string[]).includes(stored) ? (stored as Role) : 'sales_executive';

/** The roles that somebody may give to a token: their own and those below. */
export const rolesUpTo = (role: Role): Role[] => roles.slice(roles.indexOf(role));

export const lesserRole = (one: Role, other: Role): Role =>
  roles.indexOf(one) > roles.indexOf(other) ? one : other;

/** What a personal API token can be allowed to do. Each operation's entry says which scope it needs. */
export const apiScopes = {
  'leads:read': 'Read leads, people and exports',
  'leads:write': 'Add, change and import leads, and answer them',
  'reports:read': 'Read the dashboard and reports',
} as const;

export type ApiScope = keyof typeof apiScopes;

/** Who may call an operation that personal API tokens may call too, and the scope that a token needs. */
export type TokenAccess = { roles: readonly Role[]; scope: ApiScope };

export const leadReaders = { roles, scope: 'leads:read' } as const;
export const leadEditors = { roles, scope: 'leads:write' } as const;
export const leadManagers = { roles: managers, scope: 'leads:write' } as const;
export const leadSupervisors = { roles: managers, scope: 'leads:read' } as const;
export const reportReaders = { roles, scope: 'reports:read' } as const;
export const reportSupervisors = { roles: managers, scope: 'reports:read' } as const;

export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];
