import { useLayoutEffect } from 'react';

/**
 * Gives `<html>` classes, separated by spaces, while the component is mounted. Unlike a rule for `:root:has(…)`, this does not
 * make the browser search the whole page at every change.
 */
export function useDocumentClass(classes: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const names = classes.split(' ').filter(Boolean);
    classList.add(...names);
    return () => classList.remove(...names);
  }, [classes]);
}
