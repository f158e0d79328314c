import { sessionStore } from '@/lib/storage';

const startKey = 'sessionStart';

/** Milliseconds until something is due that comes so long after the first page of this session. */
export function timeLeft(delay: number, now = Date.now()): number {
  const stored = Number(sessionStore.get(startKey));
  const start = stored || now;
  if (!stored) sessionStore.set(startKey, String(start));
  return Math.max(0, start + delay - now);
}

/** Whether the visitor is typing just now. */
export const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;
