import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'] as const;

function onChange(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Whether this device is connected, as far as the browser knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
