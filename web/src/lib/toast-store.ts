import type { NavigateFunction } from 'react-router';

/** One of the answers to a toast's question; the key chooses it, too, while the toast is shown. */
export type ToastChoice = { key: string; label: string; run: () => void };

export type Toast = {
  /** Who or what it is about, such as a lead by its name: shown before the title. */
  about?: string | undefined;
  title: string;
  text?: string;
  kind?: 'default' | 'destructive';
  /** One action, and its label for screen readers. */
  action?: { label: string; altText: string; run: (navigate: NavigateFunction) => void };
  /** A question that may be left unanswered. */
  question?: { text: string; choices: readonly ToastChoice[] };
  /** Reports something that happened elsewhere, not the result of an action here. */
  isEvent?: boolean;
  /** Reports the result of an action after which the user did others. */
  isLate?: boolean;
  /** For toasts without anything to press: over the page's heading, or below a page as high as the viewport. */
  place?: 'heading';
  /** 5,000 by default, which is Radix's. */
  durationMs?: number;
};

export type ShownToast = Toast & { id: number };

/** The toast shown; null until the first one. */
let current: ShownToast | undefined | null = null;
let lastId = 0;

const isEvent = (toast: typeof current): boolean => toast?.isEvent === true;

/** An error, or an action on what was just done, such as Undo: the time for it runs from now. */
const isUrgent = ({ kind, action, isEvent, isLate }: Toast): boolean =>
  kind === 'destructive' || (action !== undefined && !isEvent && !isLate);

const set = (toast: ShownToast | undefined) => {
  current = toast;
  // Only browsers have it.
  globalThis.dispatchEvent?.(new Event('toast'));
};

/** Of the waiting toasts, only the latest event and the latest of the others are kept: by whether it is an event. */
const waiting = new Map<boolean, ShownToast>();

const queue = (toast: ShownToast) => waiting.set(isEvent(toast), toast);

const takeWaiting = (wantsEvent: boolean): ShownToast | undefined => {
  const next = waiting.get(wantsEvent);
  waiting.delete(wantsEvent);
  return next;
};

/**
 * Shows a toast in place of the current one: there is at most one. An event is not replaced, so that nothing else appears under a
 * hand on its way to its button; only an error or the offer to undo what was just done replaces it at once, and it comes back
 * after that. An event waits for the current toast to end, at most until a mere confirmation is to replace it. A question stays
 * until a newer toast with an action. Returns the value for dismissToast.
 */
export const showToast = (toast: Toast): number => {
  lastId += 1;
  const next = { ...toast, id: lastId };
  if (!current) set(next);
  else if (isUrgent(toast)) {
    if (isEvent(current) && !waiting.has(true)) queue(current);
    set(next);
  } else if (isEvent(next) || isEvent(current) || (current.question && (!next.action || next.isLate)))
    queue(next);
  else {
    const event = takeWaiting(true);
    if (event) queue(next);
    set(event ?? next);
  }
  return next.id;
};

/** Dismisses a toast that is shown or waiting. */
export const dismissToast = (id: number): void => {
  for (const [kind, toast] of waiting) if (toast.id === id) waiting.delete(kind);
  // Alternate, so that neither kind blocks the other.
  if (current?.id === id) set(takeWaiting(!isEvent(current)) ?? takeWaiting(isEvent(current)));
};

export const clearToast = (): void => {
  waiting.clear();
  if (current) set(undefined);
};

/** Chooses the answer for a key, if its question is shown. */
export const answerToast = (key: string): void => {
  const chosen = current?.question?.choices.find((choice) => choice.key === key);
  if (!current || !chosen) return;
  dismissToast(current.id);
  chosen.run();
};

export const currentToast = () => current;
