import { useLayoutEffect } from 'react';

/** Gives `<html>` classes while mounted. For `:root:has(…)` the browser would search the whole page at every change. */
export function useDocumentClass(classes: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const names = classes.split(' ').filter(Boolean);
    classList.add(...names);
    return () => classList.remove(...names);
  }, [classes]);
}
