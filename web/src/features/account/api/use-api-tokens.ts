import { api, type NewApiToken, type ResponseOf } from '@golghar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';

const tokenListKey = [api.listApiTokens.path] as const;

/** One's own API tokens; asked for whenever the page is opened. */
export const apiTokensQuery = queryOptions({
  queryKey: tokenListKey,
  select: ({ tokens }: ResponseOf<typeof api.listApiTokens>) => tokens,
  networkMode: 'always',
  staleTime: 0,
});

export const useCreateApiToken = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: NewApiToken) => request(api.createApiToken, { body: token }),
    onSuccess: () => client.invalidateQueries({ queryKey: tokenListKey }),
  });
};

export const useRevokeApiToken = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(api.revokeApiToken, { params: { id } }),
    onSuccess: () => showToast({ title: 'The token is revoked' }),
    onError: (error) =>
      showToast({
        title: 'The token was not revoked',
        text: (error instanceof ApiError && error.wire?.message) || 'Please try again.',
        kind: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: tokenListKey }),
  });
};
