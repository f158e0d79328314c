import { startTransition, useEffect, useState } from 'react';

/**
 * False while a component is rendered first, then true: what is rendered only then gives way to what somebody types meanwhile. The
 * initial value of `useDeferredValue` does so only where the first rendering is not deferred itself.
 */
export function useLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => startTransition(() => setIsLater(true)), []);
  return isLater;
}
