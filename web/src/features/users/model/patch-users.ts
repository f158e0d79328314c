import type { User } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { userKeys } from './user-keys';

/** Changes a user in the list that is on the screen. */
export const patchUser = (client: QueryClient, id: string, change: Partial<User>): void => {
  client.setQueryData<User[]>(userKeys.list, (users) =>
    users?.map((user) => (user.id === id ? { ...user, ...change } : user)),
  );
};

/** The list is asked for again; until then the old one stays on the screen. */
export const refetchUsers = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: userKeys.list });
