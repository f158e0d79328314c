export type Toast = {
  title: string;
  text?: string;
  kind?: 'default' | 'destructive';
  /** One thing that can be done about it, and the same in words for screen readers. */
  action?: { label: string; altText: string; run: () => void };
  /** Says only what the page shows, too: another message may take its place at once. */
  isNews?: boolean;
  /** Milliseconds; 5,000 unless told otherwise. */
  duration?: number;
};

export type ShownToast = Toast & { id: number };

let current: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

const set = (toast: ShownToast | undefined) => {
  current = toast;
  for (const listener of listeners) listener();
};

/** Shows a message in place of the one that is there: there is at most one. */
export const showToast = (toast: Toast): void => {
  lastId += 1;
  set({ ...toast, id: lastId });
};

export const dismissToast = (id: number): void => {
  if (current?.id === id) set(undefined);
};

/** Takes away whatever message is shown. */
export const clearToast = (): void => set(undefined);

export const subscribeToToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentToast = (): ShownToast | undefined => current;

export const hasShownToast = (): boolean => lastId > 0;
