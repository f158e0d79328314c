/**
 * A browser store that never throws. Private windows, sandboxed frames and full disks deny storage, some at the first access and
 * some at the first write: then values live in memory, as long as the page does.
 */
function safeStore(open: () => Storage) {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key: string, value: string): void {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      }, undefined);
      tell();
    },
    /** Whether any value outlives the page. */
    isStored: (key: string) => attempt((storage) => storage.getItem(key) !== null, false),
    remove(key: string): void {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
      tell();
    },
    keys(prefix: string): string[] {
      const stored = attempt((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
    /** Calls back on each change, also of other tabs; returns a function that stops it. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

export type Store = ReturnType<typeof safeStore>;

/** For this tab, until it is closed. */
export const sessionStore = safeStore(() => window.sessionStorage);

/** For this browser, across tabs and visits. */
export const localStore = safeStore(() => window.localStorage);

/** Parses JSON; undefined if invalid. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** What a link has chosen for the form: each page's early script keeps it here (web/scripts/early-scripts.ts). */
export const prefillKeys = { service: 'enquiryService', package: 'enquiryPackage' };

/** Tells that script that the form is there. */
export const formReady = 'enquiryform';

/** Where the same script records how this visit began, and the last time that an external link led here. */
export const arrivalKeys = { first: 'firstArrival', last: 'lastArrival' };
