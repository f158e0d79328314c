import { api, type ResponseOf } from '@golghar/contracts';
import { queryOptions } from '@tanstack/react-query';

export const sessionListKey = [api.listSessions.path] as const;

/** The browsers that one is signed in with; asked for whenever the page is opened. */
export const sessionsQuery = queryOptions({
  queryKey: sessionListKey,
  select: ({ sessions }: ResponseOf<typeof api.listSessions>) => sessions,
  networkMode: 'always',
  staleTime: 0,
});
