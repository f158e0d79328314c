import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { localStore } from '@/lib/storage';

const key = 'motionPaused';

let isPaused: boolean | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const read = (): boolean => {
  isPaused ??= localStore.get(key) === 'true';
  return isPaused;
};

/** Stops or starts everything that moves by itself (WCAG 2.2.2), on all pages and for the next visit. */
export function toggleMotion(): void {
  isPaused = !read();
  localStore.set(key, String(isPaused));
  for (const listener of listeners) listener();
}

/** Whether the visitor has stopped what moves by itself. */
export const useMotionPaused = (): boolean => useSyncExternalStore(subscribe, read, () => false);

/** Whether the visitor's system asks for less motion; true until that is known. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
