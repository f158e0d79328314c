import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionKey } from '@/lib/api/session-key';
import { onActivity } from '@/lib/session/user-activity';

/** Whoever types a long note sends nothing meanwhile: the session is touched this often, at most (milliseconds). */
const touchIntervalMs = 4 * 60_000;

/** Keeps the session alive while somebody works on a page that asks the server nothing. */
export function useKeepAlive(): void {
  const client = useQueryClient();
  useEffect(() => {
    let touchedAt = Date.now();
    return onActivity(() => {
      if (Date.now() - touchedAt < touchIntervalMs) return;
      touchedAt = Date.now();
      void client.invalidateQueries({ queryKey: sessionKey });
    });
  }, [client]);
}
