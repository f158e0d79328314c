import { sessionStore } from './storage';

/** These tests have no browser: a window with only what is under test. */
const withStorage = (storage: () => Storage) =>
  vi.stubGlobal('window', Object.defineProperty({}, 'sessionStorage', { get: storage }));

afterEach(() => vi.unstubAllGlobals());

const memoryStorage = (changes: Partial<Storage> = {}): Storage => {
  const values: Record<string, string> = {};
  return Object.assign(Object.create(null), values, {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
    removeItem: (key: string) => {
      delete values[key];
    },
    ...changes,
  });
};

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('keeps values in memory where storage is denied', () => {
  withStorage(denied);
  expect(sessionStore.get('b')).toBeNull();
  sessionStore.set('b', '1');
  sessionStore.set('bc', '2');
  expect(sessionStore.get('b')).toBe('1');
  expect(sessionStore.keys('b')).toEqual(['b', 'bc']);
  sessionStore.remove('b');
  expect(sessionStore.keys('b')).toEqual(['bc']);
});

it('prefers what could not be written over what is stored', () => {
  const storage = memoryStorage();
  withStorage(() => storage);
  sessionStore.set('c', 'old');
  storage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  sessionStore.set('c', 'new');
  expect(sessionStore.get('c')).toBe('new');
});
