import { userActiveHeader } from '@golghar/contracts';
import { addRequestHeaders } from '../api/request';

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

/** Calls back on every activity; returns a function that stops it. */
export const onActivity = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

if (typeof window !== 'undefined') {
  addRequestHeaders(activityHeaders);
  for (const deed of deeds)
    window.addEventListener(deed, () => noteActivity(), { capture: true, passive: true });
}
