import { openSharedEvents } from './shared-events';

/** Jest's environment has no browser: a stream that opens and breaks when the test says so. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream;
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    super();
    Stream.last = this;
  }
  close() {}
}

const stubs = { EventSource: Stream, document: new EventTarget(), navigator: {} };
const before = Object.keys(stubs).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

beforeEach(() => {
  for (const [name, value] of Object.entries(stubs))
    Object.defineProperty(globalThis, name, { configurable: true, value });
});
afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

it('catches up once when the stream opens first, and once after each break', () => {
  const onMissed = jest.fn();
  const end = openSharedEvents('/events', { onMissed, onMessage: () => {}, onRefused: () => {} });
  expect(onMissed).toHaveBeenCalledTimes(0);
  Stream.last.onopen();
  expect(onMissed).toHaveBeenCalledTimes(1);
  Stream.last.onopen();
  expect(onMissed).toHaveBeenCalledTimes(1);
  Stream.last.onerror();
  Stream.last.onopen();
  expect(onMissed).toHaveBeenCalledTimes(2);
  end();
});
