import { useLayoutEffect } from 'react';

/**
 * Gives `<html>` classes, separated by spaces, while the component is mounted. A rule for `:root:has(…)` would need no code, but
 * for each of them the browser searches the page again at every change of it.
 */
export function useDocumentClass(classes: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const names = classes.split(' ').filter(Boolean);
    classList.add(...names);
    return () => classList.remove(...names);
  }, [classes]);
}
