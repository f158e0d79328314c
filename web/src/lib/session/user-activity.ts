import { userActiveHeader } from '@golghar/contracts';
import { addRequestHeaders } from '../api/request';

/** Something that was done longer ago keeps no session alive: what asks the server then is a refresh (milliseconds). */
export const activityLifetimeMs = 60_000;

/** Not `scroll`: pages scroll by themselves, too. */
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

const listeners = new Set<() => void>();

/** Opening a page is something that a person does. */
let actedAt: number | undefined = Date.now();

/** The header that says that somebody did something since the last request; none for what happens by itself. */
export function activityHeaders(now = Date.now()): Record<string, string> {
  const isRecent = actedAt !== undefined && now - actedAt < activityLifetimeMs;
  actedAt = undefined;
  return isRecent ? { [userActiveHeader]: '1' } : {};
}

/** Notes that a person did something. */
export function noteActivity(now = Date.now()): void {
  actedAt = now;
  for (const listener of listeners) listener();
}

/** Calls whenever a person does something; returns what ends it. */
export const onActivity = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

if (typeof window !== 'undefined') {
  addRequestHeaders(activityHeaders);
  for (const deed of deeds)
    window.addEventListener(deed, () => noteActivity(), { capture: true, passive: true });
}
