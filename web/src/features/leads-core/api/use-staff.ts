import type { api, ResponseOf, SessionUser } from '@golghar/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { sessionKey } from '@/lib/api/session-key';
import { leadKeys } from '../model/lead-keys';

/** Who is signed in, as the frame of the back office found out. */
export function useCurrentUser(): SessionUser | undefined {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  return (
    useSyncExternalStore(subscribe, () => client.getQueryData<SessionUser | null>(sessionKey)) ?? undefined
  );
}

/** A team changes rarely: who came or left is known after this time at the latest. */
const staleTimeMs = 5 * 60_000;

/** Colleagues who can own leads, by name. */
export const useStaff = () =>
  useQuery({
    queryKey: leadKeys.staff,
    staleTime: staleTimeMs,
    select: ({ staff }: ResponseOf<typeof api.listStaff>) => staff,
  });
