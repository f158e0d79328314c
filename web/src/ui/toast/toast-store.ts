/** One of the answers to what a toast asks; the key gives it, too, for as long as the toast is shown. */
export type ToastChoice = { key: string; label: string; run: () => void };

export type Toast = {
  /** Who or what it is about, such as a lead by its name: stands before the title. */
  about?: string | undefined;
  title: string;
  text?: string;
  kind?: 'default' | 'destructive';
  /** One thing that can be done about it, and the same in words for screen readers. */
  action?: { label: string; altText: string; run: () => void };
  /** A question that may be left unanswered. */
  question?: { text: string; choices: readonly ToastChoice[] };
  /** Tells what happened elsewhere, not what came of something that was done here. */
  isNews?: boolean;
  /** Tells what came of something after which more was done already. */
  isLate?: boolean;
  /** Where there is nothing to press: over the page's heading, or below a page as high as the window. */
  place?: 'heading';
  /** 5,000 unless told otherwise. */
  durationMs?: number;
};

export type ShownToast = Toast & { id: number };

let current: ShownToast | undefined;
let waiting: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const isNews = (toast: ShownToast | undefined): boolean => toast?.isNews === true;

const set = (toast: ShownToast | undefined) => {
  current = toast;
  for (const listener of listeners) listener();
};

/** Of those that wait only the latest news and the latest of the others are worth their turn. */
const queue = (toast: ShownToast) => {
  waiting = [...waiting.filter((other) => isNews(other) !== isNews(toast)), toast];
};

const takeWaiting = (wantsNews: boolean): ShownToast | undefined => {
  const next = waiting.find((toast) => isNews(toast) === wantsNews);
  waiting = waiting.filter((toast) => toast !== next);
  return next;
};

/**
 * Shows a message in place of the one that is there: there is at most one. News keep their place, so that nothing
 * else comes under the hand that is on its way to their button; only an error is shown at once, and they come back
 * after it. News themselves wait for what is shown, at most until something else is to take its place. A question stays
 * until something newer comes about which something can be done. Returns what dismissToast takes it away by.
 */
export const showToast = (toast: Toast): number => {
  lastId += 1;
  const next = { ...toast, id: lastId };
  if (!current) set(next);
  else if (toast.kind === 'destructive') {
    if (isNews(current) && !waiting.some(isNews)) queue(current);
    set(next);
  } else if (isNews(next) || isNews(current) || (current.question && (!next.action || next.isLate)))
    queue(next);
  else {
    const news = takeWaiting(true);
    if (news) queue(next);
    set(news ?? next);
  }
  return next.id;
};

/** Takes a message away that is shown or waits for its turn. */
export const dismissToast = (id: number): void => {
  waiting = waiting.filter((toast) => toast.id !== id);
  // By turns, so that neither keeps the other away.
  if (current?.id === id) set(takeWaiting(!isNews(current)) ?? takeWaiting(isNews(current)));
};

/** Takes away whatever message is shown, or was to be. */
export const clearToast = (): void => {
  waiting = [];
  set(undefined);
};

/** Gives the answer that a key stands for, if that is asked now. */
export const answerToast = (key: string): void => {
  const chosen = current?.question?.choices.find((choice) => choice.key === key);
  if (!current || !chosen) return;
  dismissToast(current.id);
  chosen.run();
};

export const subscribeToToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentToast = (): ShownToast | undefined => current;

export const hasShownToast = (): boolean => lastId > 0;
