const startKey = 'sessionStart';

/** Milliseconds until something is due that comes so long after the first page of this session. */
export function timeLeft(delay: number, now = Date.now()): number {
  const stored = Number(sessionStorage.getItem(startKey));
  const start = stored || now;
  if (!stored) sessionStorage.setItem(startKey, String(start));
  return Math.max(0, start + delay - now);
}

/** Whether the visitor is typing just now. */
export const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;
