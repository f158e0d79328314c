import { useSyncExternalStore } from 'react';

let isPaused = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stops or starts everything that moves by itself (WCAG 2.2.2). */
export function toggleMotion(): void {
  isPaused = !isPaused;
  for (const listener of listeners) listener();
}

/** Whether the visitor has stopped what moves by itself. */
export const useMotionPaused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );
