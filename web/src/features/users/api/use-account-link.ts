import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { userKeys } from '../model/user-keys';

/** Whether an answer says that a link does not work (any more), or never was one. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.wire?.fields?.token !== undefined);

/** Whom a link is for; null when it does not work. */
export const useAccountLink = (token: string) =>
  useQuery({
    queryKey: userKeys.link(token),
    queryFn: ({ signal }) =>
      request(api.checkAccountLink, { body: { token }, signal }).catch((error: unknown) => {
        if (isDeadLink(error)) return null;
        throw error;
      }),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
