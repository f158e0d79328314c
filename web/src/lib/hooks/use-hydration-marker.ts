import { useEffect, useState } from 'react';

type Marks = { 'data-island': true; 'data-ready': true | undefined };

/**
 * Marks for a part that comes alive later than the page around it: what is pressed in it before is pressed again
 * when it is `data-ready` (web/scripts/defer-hydration.ts).
 */
export function useHydrationMarker(): Marks {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return { 'data-island': true, 'data-ready': isReady || undefined };
}
