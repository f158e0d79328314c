/**
 * A browser store that never throws. Private windows, sandboxed frames and full disks deny storage, some at the first access and
 * some at the first write: then values live in memory, as long as the page does. Each change is a `storage` event of the window.
 */
function safeStore(open: () => Storage) {
  const memory = new Map<string, string>();
  // The browser itself tells only the other tabs. Only browsers have the function.
  const tell = () => globalThis.dispatchEvent?.(new Event('storage'));
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
  };
}

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
