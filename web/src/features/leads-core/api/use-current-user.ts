import type { SessionUser } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { sessionKey } from '@/lib/api/session-key';

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
