import type { Role } from '@golghar/contracts';

/** What each role may do, as one who gives it has to know. */
export const roleRights: Record<Role, string> = {
  admin: 'Works on leads, deletes and restores them, and manages users.',
  manager: 'Works on leads, deletes and restores them.',
  sales_executive: 'Reads leads, sets their status, adds notes and exports them.',
};
