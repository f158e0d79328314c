import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, minuteMs / 4);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The current minute: everything that shows an age updates by one shared timer. */
export const useMinute = (): Date => new Date(useSyncExternalStore(subscribe, thisMinute, thisMinute));
