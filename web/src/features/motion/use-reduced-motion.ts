import { useMediaQuery } from '@/lib/hooks/use-media-query';

/** Whether the visitor's system asks for less motion; true until that is known. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
