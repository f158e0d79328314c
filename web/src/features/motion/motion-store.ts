import { useMediaQuery, useStored } from '@/lib/hooks/use-browser-state';
import { localStore } from '@/lib/storage';

const key = 'motionPaused';

/** Stops or starts everything that moves by itself (WCAG 2.2.2), on all pages and for the next visit. */
export const toggleMotion = (): void => localStore.set(key, String(localStore.get(key) !== 'true'));

/** Whether the visitor has stopped what moves by itself. */
export const useMotionPaused = (): boolean => useStored(localStore, key) === 'true';

/** Whether the visitor's system asks for less motion; true until that is known. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
