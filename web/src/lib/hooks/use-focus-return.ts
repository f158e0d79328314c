import { useState } from 'react';

const controls = 'a, button, input, select, textarea, [tabindex]';
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

/** What was used last outside of all that opens over a page: Safari gives a pressed button no focus. */
let lastOnPage: HTMLElement | null = null;

const note = ({ target }: Event) => {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  if (control && !control.closest(overlays)) lastOnPage = control;
};

if (typeof document !== 'undefined')
  for (const event of ['focusin', 'click', 'input']) document.addEventListener(event, note, true);

const canHaveFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** For what opens over a page: gives the focus back to what had it before or opened it, or to what takes the place of that. */
export function useFocusReturn(otherwise?: { current: HTMLElement | null }): () => void {
  const [before] = useState(() => [document.activeElement, lastOnPage]);
  return () => [...before, otherwise?.current].find(canHaveFocus)?.focus();
}
