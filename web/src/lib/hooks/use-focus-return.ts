import { useState } from 'react';

const controls = 'a, button, input, select, textarea, [tabindex]';
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

/** The control last used outside of all overlays: Safari does not focus a clicked button. */
let lastOnPage: HTMLElement | null = null;

const note = ({ target }: Event) => {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  if (control && !control.closest(overlays)) lastOnPage = control;
};

if (typeof document !== 'undefined')
  for (const event of ['focusin', 'click', 'input']) document.addEventListener(event, note, true);

const canHaveFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** For overlays: returns the focus to what had it before or opened the overlay, or to the fallback. */
export function useFocusReturn(otherwise?: { current: HTMLElement | null }): () => void {
  const [before] = useState(() => [document.activeElement, lastOnPage]);
  return () => [...before, otherwise?.current].find(canHaveFocus)?.focus();
}
