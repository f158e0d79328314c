import {
  api,
  type Invitation,
  type RequestOf,
  roleLabels,
  type SessionUser,
  type User,
} from '@golghar/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { sessionKey } from '@/lib/api/session-key';
import { startSession } from '@/lib/session/session';
import { showToast } from '@/ui/toast/toast-store';

const listKey = [api.listUsers.path] as const;
const linkKey = (token: string) => [api.checkAccountLink.path, token] as const;

/** While a mail is on its way its state is asked for this often. */
const pollIntervalMs = 4000;

/** Everyone who may use the back office or is invited to; asked for whenever the page is opened. */
export const useUsers = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: listKey,
    enabled,
    queryFn: async ({ signal }) => (await request(api.listUsers, { signal })).users,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ link }) => link?.mail === 'queued') ? pollIntervalMs : false,
  });

export const useInviteUser = () =>
  useMutation({
    mutationFn: (invitation: Invitation) => request(api.inviteUser, { body: invitation }),
    meta: { refreshes: [listKey] },
  });

/** Makes a link to choose a password; it is mailed, and shown to who made it. */
export const useMakeLink = () =>
  useMutation({
    mutationFn: async (id: string) => (await request(api.makeAccountLink, { params: { id } })).link,
    meta: { failed: 'No link was made', refreshes: [listKey] },
  });

export const useWithdrawInvitation = () =>
  useMutation({
    mutationFn: ({ id }: User) => request(api.withdrawInvitation, { params: { id } }),
    onSuccess: (_, { name }) =>
      showToast({ title: 'Invitation withdrawn', text: `The link of ${name} no longer works.` }),
    meta: { failed: 'Invitation not withdrawn', refreshes: [listKey] },
  });

/** Changes a user in the list that is on the screen. */
const patchUser = (client: QueryClient, id: string, change: Partial<User>): void => {
  client.setQueryData<User[]>(listKey, (users) =>
    users?.map((user) => (user.id === id ? { ...user, ...change } : user)),
  );
};

const done = ({ name, role, status }: User, change: RequestOf<typeof api.updateUser>) => {
  if (change.name) return { title: 'Name changed', text: `This is ${name} now.` };
  if (change.role) return { title: 'Role changed', text: `${name} is now ${roleLabels[role]}.` };
  return status === 'disabled'
    ? { title: 'Account disabled', text: `${name} is signed out.` }
    : { title: 'Account enabled', text: `${name} can sign in again.` };
};

/** Changes a name, a role or a status, at once on the screen; when the server refuses, it is as it was and says why. */
export const useUpdateUser = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ user, change }: { user: User; change: RequestOf<typeof api.updateUser> }) =>
      (await request(api.updateUser, { params: { id: user.id }, body: change })).user,
    onMutate: ({ user, change: { takeoverBy: _, ...shown } }) => patchUser(client, user.id, shown),
    onSuccess: (user, { change }) => {
      patchUser(client, user.id, user);
      showToast(done(user, change));
      // Leads and notes name people, and the session oneself.
      if (change.name) void client.invalidateQueries();
      // Who changed oneself may do less from now on, or nothing.
      else if (client.getQueryData<SessionUser | null>(sessionKey)?.id === user.id)
        void client.invalidateQueries({ queryKey: sessionKey });
    },
    onError: (_, { user }) => patchUser(client, user.id, user),
    meta: { failed: 'Nothing was changed', refreshes: [listKey] },
  });
};

/** Whether an answer says that a link does not work (any more), or never was one. */
const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.wire?.fields?.token !== undefined);

/** Whom a link is for; null when it does not work. */
export const useAccountLink = (token: string) =>
  useQuery({
    queryKey: linkKey(token),
    queryFn: ({ signal }) =>
      request(api.checkAccountLink, { body: { token }, signal }).catch((error: unknown) => {
        if (isDeadLink(error)) return null;
        throw error;
      }),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });

/** Chooses the password that a link is for; whoever was signed in on this machine is not any more. */
export const useAcceptLink = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (acceptance: RequestOf<typeof api.acceptAccountLink>) =>
      request(api.acceptAccountLink, { body: acceptance }),
    onSuccess: ({ user }) => startSession(user),
    onError: (error, { token }) => {
      // Whoever has the page open is told as if they had just opened the link.
      if (isDeadLink(error)) return client.invalidateQueries({ queryKey: linkKey(token) });
    },
  });
};
