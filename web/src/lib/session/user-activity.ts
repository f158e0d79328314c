import { userActiveHeader } from '@golghar/contracts';
import { useEffect } from 'react';
import { queryClient } from '../api/query-client';
import { addRequestHeaders } from '../api/request';
import { sessionKey } from '../api/session-key';

/** Activity longer ago than this does not keep a session alive: the request is then a mere refresh (milliseconds). */
export const activityLifetimeMs = 60_000;

/** Not `scroll`: pages also scroll by themselves. */
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

const listeners = new Set<() => void>();

/** Opening a page counts as activity. */
let actedAt: number | undefined = Date.now();

/** The header that says that somebody was active since the last request; empty for requests that happen by themselves. */
export function activityHeaders(now = Date.now()): Record<string, string> {
  const isRecent = actedAt !== undefined && now - actedAt < activityLifetimeMs;
  actedAt = undefined;
  return isRecent ? { [userActiveHeader]: '1' } : {};
}

export function noteActivity(now = Date.now()): void {
  actedAt = now;
  for (const listener of listeners) listener();
}

/** Typing a long note sends no requests, so the session is renewed at most this often (milliseconds). */
const touchIntervalMs = 4 * 60_000;

/** Keeps the session alive while somebody works on a page without requests. */
export function useKeepAlive(): void {
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      if (Date.now() - touchedAt < touchIntervalMs) return;
      touchedAt = Date.now();
      void queryClient.invalidateQueries({ queryKey: sessionKey });
    };
    listeners.add(touch);
    return () => void listeners.delete(touch);
  }, []);
}

if (typeof window !== 'undefined') {
  addRequestHeaders(activityHeaders);
  for (const deed of deeds)
    window.addEventListener(deed, () => noteActivity(), { capture: true, passive: true });
}
