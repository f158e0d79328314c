import { userActiveHeader } from '@golghar/contracts';
import { queryClient, sessionKey } from '../api/query-client';
import { addRequestHeaders } from '../api/request';

/** Activity longer ago than this does not keep a session alive: the request is then a mere refresh (milliseconds). */
export const activityLifetimeMs = 60_000;

/** Not `scroll`: pages also scroll by themselves. */
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Opening a page counts as activity. */
let actedAt: number | undefined = Date.now();

/** The header that says that somebody was active since the last request; empty for requests that happen by themselves. */
export function activityHeaders(now = Date.now()): Record<string, string> {
  const isRecent = actedAt !== undefined && now - actedAt < activityLifetimeMs;
  actedAt = undefined;
  return isRecent ? { [userActiveHeader]: '1' } : {};
}

/** Typing a long note sends no requests, so the session is renewed at most this often (milliseconds). */
const touchIntervalMs = 4 * 60_000;

let touchedAt = Date.now();

/** Keeps the session alive, too, while somebody works on a page without requests. */
export function noteActivity(now = Date.now()): void {
  actedAt = now;
  if (now - touchedAt < touchIntervalMs) return;
  touchedAt = now;
  void queryClient.invalidateQueries({ queryKey: sessionKey });
}

if (typeof window !== 'undefined') {
  addRequestHeaders(activityHeaders);
  for (const deed of deeds)
    window.addEventListener(deed, () => noteActivity(), { capture: true, passive: true });
}
