import type { KeyboardEvent } from 'react';

/**
 * For what opens over a page: closes it by Escape also while a message lies above it. The library gives the key to the
 * uppermost layer alone, and that is the message when it came later. What was taken by a menu inside is not taken twice.
 */
export const closeOnEscape =
  (onClose: (() => void) | undefined) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose?.();
  };
