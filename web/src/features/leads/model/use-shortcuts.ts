import { useEffect, useRef } from 'react';

type Shortcuts = Record<string, () => void>;

/** Where a key is a letter and no command. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role=dialog], [role=alertdialog]') !== null;

/** Single keys that do something, unless somebody types, a dialog is open, or they are switched off. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || isInDialog(event.target)) return;
      const run = latest.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
