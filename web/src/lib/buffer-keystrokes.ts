const modifiers = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];

/** Keys that belong to the browser, and letters that an input method is still composing. */
const isNotOurs = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  isComposing || altKey || modifiers.includes(key) || ((ctrlKey || metaKey) && key !== 'Enter');

function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

const tabStops =
  ':is(input, select, textarea, button):not(:disabled, [tabindex="-1"], [type=radio]:not(:checked))';

/** What Tab does among the fields of a form. */
function moveFocus(from: Element, step: number): void {
  const fields = [...(from.closest('form')?.querySelectorAll<HTMLElement>(tabStops) ?? [])];
  fields[fields.indexOf(from as HTMLElement) + step]?.focus();
}

/** Does with the focused element what the key would have done. */
function press(event: KeyboardEvent): void {
  const { key, shiftKey } = event;
  const target = document.activeElement;
  if (!target?.dispatchEvent(new KeyboardEvent('keydown', event))) return;
  if (key === 'Tab') moveFocus(target, shiftKey ? -1 : 1);
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isField && key.length === 1) insert(target, key);
}

/** Keys that wait for the present target; one of them may itself ask for another, which gets those after it. */
let held: KeyboardEvent[] = [];
let release = () => {};

/**
 * Buffers key presses until their target is there, and replays them in order: without this, the first letters of a note would be
 * commands on a slow machine.
 * @param isThere whether the field, menu or dialog has the focus; checked on every frame
 * @param timeoutMs after which they are dropped
 */
export function bufferKeystrokes(isThere: () => boolean, timeoutMs = 10_000): void {
  release();
  const since = Date.now();
  const listening = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || isNotOurs(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  // One after the other, as they would have come: a menu moves its focus only after a key's own task.
  const giveBack = () => {
    const next = listening.signal.aborted ? undefined : held.shift();
    if (!next) return listening.abort();
    press(next);
    setTimeout(giveBack);
  };
  const wait = () => {
    if (listening.signal.aborted) return;
    const isTooLate = Date.now() - since > timeoutMs;
    if (isTooLate) held = [];
    // Not in the same task: key listeners are attached just after the focus.
    if (isTooLate || isThere()) setTimeout(giveBack);
    else requestAnimationFrame(wait);
  };
  release = () => listening.abort();
  window.addEventListener('keydown', onKey, { capture: true, signal: listening.signal });
  wait();
}

/** Forgets what is still held: its target is not wanted any more, and nothing else may get it. */
export function dropKeystrokes(): void {
  release();
  held = [];
}

/** Focuses a field again if it is rendered anew: a lead that J has passed already may be shown for a moment. */
function keepFocus(field: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (field.isConnected) return;
    observer.disconnect();
    // Not for long: if it does not come back, what is typed is meant for something else.
    if (document.activeElement === document.body) focusField(field.id, 1500);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // In a microtask: some browsers fire this just before they remove the field, too.
  const onBlur = () => queueMicrotask(() => field.isConnected && observer.disconnect());
  field.addEventListener('blur', onBlur, { once: true });
}

/** Focuses a field as soon as it is rendered; keys pressed until then are typed into it. */
export const focusField = (id: string, timeoutMs?: number): void =>
  bufferKeystrokes(() => {
    const field = document.getElementById(id);
    field?.focus();
    if (!field || document.activeElement !== field) return false;
    keepFocus(field);
    return true;
  }, timeoutMs);
