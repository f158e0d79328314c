import { api, type RequestOf, type ResponseOf, roleLabels, type User } from '@golghar/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asked, operationQuery } from '@/lib/api/operations';
import { request } from '@/lib/api/request';
import { sessionKey } from '@/lib/api/session-key';
import { currentUser } from '@/lib/session/session';
import { showToast } from '@/ui/toast/toast-store';

/** Polling interval while an e-mail is being sent. */
const pollIntervalMs = 4000;

export const usersQuery = operationQuery(api.listUsers, {
  ...asked,
  refetchInterval: ({ state }) =>
    state.data?.users.some(({ link }) => link?.mail === 'queued') ? pollIntervalMs : false,
});

/** Queries to refetch after a change of a user. */
export const refreshes = [usersQuery.queryKey];

/** Everyone who may use the back office or is invited; refetched whenever the page is opened. */
export const useUsers = ({ enabled = true } = {}) =>
  useQuery({ ...usersQuery, enabled, select: ({ users }) => users });

const patchUser = (client: QueryClient, id: string, change: Partial<User>): void => {
  client.setQueryData<ResponseOf<typeof api.listUsers>>(
    usersQuery.queryKey,
    (answer) =>
      answer && { users: answer.users.map((user) => (user.id === id ? { ...user, ...change } : user)) },
  );
};

const done = ({ name, role, status }: User, change: RequestOf<typeof api.updateUser>) => {
  if (change.name) return { title: 'Name changed', text: `This is ${name} now.` };
  if (change.role) return { title: 'Role changed', text: `${name} is now ${roleLabels[role]}.` };
  return status === 'disabled'
    ? { title: 'Account disabled', text: `${name} is signed out.` }
    : { title: 'Account enabled', text: `${name} can sign in again.` };
};

/** Changes a name, role or status optimistically; if the server refuses, reverts it and says why. */
export const useUpdateUser = (user: User) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body }: { body: RequestOf<typeof api.updateUser> }) =>
      (await request(api.updateUser, { params: { id: user.id }, body })).user,
    onMutate: ({ body: { takeoverBy: _, ...shown } }) => patchUser(client, user.id, shown),
    onSuccess: (changed, { body }) => {
      patchUser(client, user.id, changed);
      showToast(done(changed, body));
      // Leads, notes and the session contain the name.
      if (body.name) void client.invalidateQueries();
      // One's own permissions may have changed.
      else if (currentUser()?.id === user.id) void client.invalidateQueries({ queryKey: sessionKey });
    },
    onError: () => patchUser(client, user.id, user),
    meta: { failed: 'Nothing was changed', refreshes },
  });
};
