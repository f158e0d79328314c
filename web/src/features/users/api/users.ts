import { api, type ResponseOf, roleLabels, type User } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { asked, everything, operationQuery } from '@/lib/api/operations';

const pollIntervalMs = 4000;

export const usersQuery = operationQuery(api.listUsers, {
  ...asked,
  refetchInterval: ({ state }) =>
    state.data?.users.some(({ link }) => link?.mail === 'queued') ? pollIntervalMs : false,
});

export const refreshes = [usersQuery.queryKey];

/** Everyone who may use the back office or is invited; refetched whenever the page is opened. */
export const useUsers = ({ enabled = true } = {}) =>
  useQuery({ ...usersQuery, enabled, select: ({ users }) => users });

export const changeOf = (before: User) => ({
  done: ({ user: { name, role, status } }: ResponseOf<typeof api.updateUser>) => {
    if (name !== before.name) return { title: 'Name changed', text: `This is ${name} now.` };
    if (role !== before.role) return { title: 'Role changed', text: `${name} is now ${roleLabels[role]}.` };
    return status === 'disabled'
      ? { title: 'Account disabled', text: `${name} is signed out.` }
      : { title: 'Account enabled', text: `${name} can sign in again.` };
  },
  failed: 'Nothing was changed',
  // Leads, notes and the session contain the name, and one's own permissions may have changed.
  refreshes: everything,
});
