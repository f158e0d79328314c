import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionKey } from '@/lib/api/session-key';
import { onActivity } from '@/lib/session/user-activity';

/** Typing a long note sends no requests, so the session is renewed at most this often (milliseconds). */
const touchIntervalMs = 4 * 60_000;

/** Keeps the session alive while somebody works on a page without requests. */
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
