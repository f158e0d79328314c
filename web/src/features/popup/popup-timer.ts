import { sessionStore } from '@/lib/storage';

const startKey = 'sessionStart';

/** When this page had loaded: its script may have come much later. */
const pageLoaded = (now: number): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return now - Math.max(0, performance.now() - (navigation?.loadEventEnd ?? 0));
};

/** How long it is until something is due that comes so long after the first page of this session had loaded. */
export function timeLeftMs(delayMs: number, now = Date.now()): number {
  const stored = Number(sessionStore.get(startKey));
  const start = stored || pageLoaded(now);
  if (!stored) sessionStore.set(startKey, String(start));
  return Math.max(0, start + delayMs - now);
}

const begunKey = 'formBegun';

const hasInput = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue;

const note = () => sessionStore.set(begunKey, 'true');

/** Of a form, or typed outside of one, as the name of a drawn shop is; a price's switch begins nothing. */
const begins = 'form *, input:not([type="radio"], [type="checkbox"])';

/** Notes it for the whole visit when a form is begun. */
export function watchForms(): () => void {
  const noteInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(begins)) note();
  };
  // Before it is left by a link that keeps this script.
  hasBegunForm();
  document.addEventListener('input', noteInput);
  return () => document.removeEventListener('input', noteInput);
}

/** Whether any form of the site has been begun in this visit; one may have been before this script was here. */
export function hasBegunForm(): boolean {
  if ([...document.forms].some((form) => [...form.elements].some(hasInput))) note();
  return sessionStore.get(begunKey) !== null;
}

/** Whether the visitor is at a form just now, waits for its answer or reads our thanks. */
export const isBusy = ({ activeElement }: Pick<Document, 'activeElement'> = document): boolean =>
  Boolean(activeElement?.closest('form, input, textarea, select, [data-thanks]'));
