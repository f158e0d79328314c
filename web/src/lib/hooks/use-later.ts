import { startTransition, useEffect, useState } from 'react';

/** False, then true in a rendering that gives way to typing, even if the first was deferred (unlike `useDeferredValue`). */
export function useLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => startTransition(() => setIsLater(true)), []);
  return isLater;
}
