import { openSharedEvents } from './shared-events';

/** These tests have no browser: a stream that opens and breaks on the test's command. */
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

beforeEach(() => {
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
});

const opened = (quietMs: number) => {
  Stream.last.onopen();
  Stream.last.dispatchEvent(new MessageEvent('opened', { data: String(Math.floor(quietMs)) }));
};

it('catches up once after each break', () => {
  const onMissed = vi.fn();
  const end = openSharedEvents('/events', { onMissed, onMessage: () => {}, onRefused: () => {} });
  opened(performance.now() + 5000);
  expect(onMissed).toHaveBeenCalledTimes(0);
  opened(0);
  expect(onMissed).toHaveBeenCalledTimes(0);
  Stream.last.onerror();
  opened(0);
  expect(onMissed).toHaveBeenCalledTimes(1);
  end();
});

it('catches up when the stream opens first, if anything has happened since the page began to load', () => {
  const onMissed = vi.fn();
  const end = openSharedEvents('/events', { onMissed, onMessage: () => {}, onRefused: () => {} });
  opened(performance.now() - 1);
  expect(onMissed).toHaveBeenCalledTimes(1);
  end();
});

it('counts the time for which the machine slept', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + performance.now() + 60_000);
  const onMissed = vi.fn();
  const end = openSharedEvents('/events', { onMissed, onMessage: () => {}, onRefused: () => {} });
  opened(performance.now() + 30_000);
  expect(onMissed).toHaveBeenCalledTimes(1);
  end();
  now.mockRestore();
});
