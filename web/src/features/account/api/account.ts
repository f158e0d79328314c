import { api, type NewApiToken, type RequestOf, type ResponseOf, type SessionUser } from '@golghar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { sessionKey } from '@/lib/api/session-key';
import { showToast } from '@/ui/toast/toast-store';

export const sessionListKey = [api.listSessions.path] as const;
const tokenListKey = [api.listApiTokens.path] as const;

/** The browsers that one is signed in with; asked for whenever the page is opened. */
export const sessionsQuery = queryOptions({
  queryKey: sessionListKey,
  select: ({ sessions }: ResponseOf<typeof api.listSessions>) => sessions,
  networkMode: 'always',
  staleTime: 0,
});

const useEnd = <Input>(mutationFn: (input: Input) => Promise<unknown>, done: string) =>
  useMutation({
    mutationFn,
    onSuccess: () => showToast({ title: done }),
    meta: { failed: 'Nobody was signed out', refreshes: [sessionListKey] },
  });

/** Signs out one other browser. */
export const useEndSession = () =>
  useEnd((id: string) => request(api.endSession, { params: { id } }), 'That browser is signed out');

/** Signs out every browser but this one. */
export const useEndOtherSessions = () =>
  useEnd(() => request(api.endOtherSessions), 'All other browsers are signed out');

/** One's own API tokens; asked for whenever the page is opened. */
export const apiTokensQuery = queryOptions({
  queryKey: tokenListKey,
  select: ({ tokens }: ResponseOf<typeof api.listApiTokens>) => tokens,
  networkMode: 'always',
  staleTime: 0,
});

export const useCreateApiToken = () =>
  useMutation({
    mutationFn: (token: NewApiToken) => request(api.createApiToken, { body: token }),
    meta: { refreshes: [tokenListKey] },
  });

export const useRevokeApiToken = () =>
  useMutation({
    mutationFn: (id: string) => request(api.revokeApiToken, { params: { id } }),
    onSuccess: () => showToast({ title: 'The token is revoked' }),
    meta: { failed: 'The token was not revoked', refreshes: [tokenListKey] },
  });

/** Changes one's own name; whatever else names one is asked for again. */
export const useUpdateProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RequestOf<typeof api.updateProfile>) =>
      (await request(api.updateProfile, { body })).user,
    onSuccess: (user) => {
      client.setQueryData<SessionUser>(sessionKey, user);
      showToast({ title: 'Name changed', text: `You are ${user.name} now.` });
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
};
