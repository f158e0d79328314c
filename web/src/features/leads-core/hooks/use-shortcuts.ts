import { useEffectEvent, useLayoutEffect } from 'react';

/** Actions by key name in lower case, prefixed with `shift+` if that matters. */
export type Shortcuts = Record<string, () => void>;

/** Whether keys type text here instead of being shortcuts. */
const isTyping = (target: HTMLElement): boolean =>
  target.isContentEditable ||
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])');

/** Dialogs and menus have their own keys. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

const nameOf = ({ key, shiftKey }: KeyboardEvent, shortcuts: Shortcuts): string => {
  const name = key.toLowerCase();
  return shiftKey && shortcuts[`shift+${name}`] ? `shift+${name}` : name;
};

/** Single-key shortcuts, off while somebody types, while a dialog is open, or if disabled in the settings. */
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
  // A layout effect: as soon as the next lead is visible, the next key may be pressed.
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
