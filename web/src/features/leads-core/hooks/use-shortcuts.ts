import { useEffectEvent, useLayoutEffect } from 'react';

/** What a key does; by its name in lower case, with `shift+` before it where that matters. */
export type Shortcuts = Record<string, () => void>;

/** Where a key is a letter and no command. */
const isTyping = (target: HTMLElement): boolean =>
  target.isContentEditable ||
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])');

/** A dialog or a menu has keys of its own. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

const nameOf = ({ key, shiftKey }: KeyboardEvent, shortcuts: Shortcuts): string => {
  const name = key.toLowerCase();
  return shiftKey && shortcuts[`shift+${name}`] ? `shift+${name}` : name;
};

/** Single keys that do something, unless somebody types, a dialog is open, or they are switched off. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
    const { target } = event;
    if (target instanceof HTMLElement && (isTyping(target) || target.closest(overlays))) return;
    const run = shortcuts[nameOf(event, shortcuts)];
    if (!run) return;
    event.preventDefault();
    run();
  });
  // With the picture, not after it: who sees the next lead may press the next key.
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
