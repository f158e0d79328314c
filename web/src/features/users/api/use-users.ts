import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { userKeys } from '../model/user-keys';

/** Milliseconds between looks while a mail is on its way. */
const lookEvery = 4000;

/** Everyone who may use the back office or is invited to; asked for whenever the page is opened. */
export const useUsers = () =>
  useQuery({
    queryKey: userKeys.list,
    queryFn: async ({ signal }) => (await request(api.listUsers, { signal })).users,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ link }) => link?.mail === 'queued') ? lookEvery : false,
  });
