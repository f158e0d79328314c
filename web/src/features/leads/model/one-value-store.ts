/** One value that is set from anywhere, for `useSyncExternalStore`. */
export function oneValueStore<Value>() {
  let current: Value | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value: Value | undefined) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
