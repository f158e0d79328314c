import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { userKeys } from '../model/user-keys';

/** While a mail is on its way its state is asked for this often. */
const pollIntervalMs = 4000;

/** Everyone who may use the back office or is invited to; asked for whenever the page is opened. */
export const useUsers = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: userKeys.list,
    enabled,
    queryFn: async ({ signal }) => (await request(api.listUsers, { signal })).users,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ link }) => link?.mail === 'queued') ? pollIntervalMs : false,
  });
