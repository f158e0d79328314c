import { api, roleLabels, type SessionUser, type User, type UserUpdate } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { sessionKey } from '@/lib/api/session-key';
import { showToast } from '@/ui/toast/toast-store';
import { failureText } from '../model/failure-text';
import { patchUser, refetchUsers } from '../model/patch-users';

type Change = { user: User; change: UserUpdate };

const done = ({ name, role, status }: User, change: UserUpdate) => {
  if (change.name) return { title: 'Name changed', text: `This is ${name} now.` };
  return change.role
    ? { title: 'Role changed', text: `${name} is now ${roleLabels[role]}.` }
    : {
        title: status === 'disabled' ? 'Account disabled' : 'Account enabled',
        text: status === 'disabled' ? `${name} is signed out.` : `${name} can sign in again.`,
      };
};

/** Changes a name, a role or a status, at once on the screen; when the server refuses, it is as it was and says why. */
export const useUpdateUser = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ user, change }: Change) =>
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
    onError: (error, { user }) => {
      patchUser(client, user.id, user);
      showToast({ title: 'Nothing was changed', text: failureText(error), kind: 'destructive' });
    },
    onSettled: () => refetchUsers(client),
  });
};
