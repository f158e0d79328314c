type Handlers = {
  onMessage: (text: string) => void;
  /** Some messages may have been lost, because the connection was. */
  onMissed: () => void;
  /** The server does not want to send events now; it is asked again. */
  onRefused: () => void;
};

type SharedEvent = { kind: 'message'; text: string } | { kind: 'missed' } | { kind: 'refused' };

/** Before a refused connection is tried again, doubled each time up to the longest. */
const firstPauseMs = 2000;
const maxPauseMs = 60_000;

/**
 * Server-sent events of an address, over one connection for all tabs of this browser: over HTTP/1.1 it allows six
 * to a server in all, and an office has more tabs open than that. The tab that holds the lock listens and tells the
 * others. Returns what ends it.
 */
export function openSharedEvents(url: string, { onMessage, onMissed, onRefused }: Handlers): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = new BroadcastChannel(url);
  const hear = (event: SharedEvent) => {
    if (signal.aborted) return;
    if (event.kind === 'message') onMessage(event.text);
    else if (event.kind === 'missed') onMissed();
    else onRefused();
  };
  channel.onmessage = ({ data }) => hear(data as SharedEvent);
  const emit = (event: SharedEvent) => {
    hear(event);
    if (!signal.aborted) channel.postMessage(event);
  };
  const listen = () => listenUntil(signal, url, emit);
  // Without TLS, other than on this machine, there are no locks: then each tab listens for itself.
  const held = navigator.locks ? navigator.locks.request(url, { signal }, listen) : listen();
  held.catch(() => undefined).finally(() => channel.close());
  return () => ending.abort();
}

/** Milliseconds since the page began to load. One clock stands still while the machine sleeps, the other may be set back. */
const pageAgeMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/** Listens, and begins again whenever the connection is lost, until it is told to end. */
function listenUntil(signal: AbortSignal, url: string, emit: (event: SharedEvent) => void): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    let wasLost = false;
    let pauseMs = firstPauseMs;
    let isReplaced = false;
    const connect = () => {
      source = new EventSource(url, { withCredentials: true });
      source.onopen = () => {
        if (wasLost) emit({ kind: 'missed' });
        wasLost = false;
        pauseMs = firstPauseMs;
      };
      source.addEventListener('opened', ({ data: quietMs }) => {
        // All that is shown was asked for after the page began to load: what happened since then may be missing, before
        // this tab listened, or between the end of the tab that did and now.
        if (isFirst && pageAgeMs() >= Number(quietMs)) emit({ kind: 'missed' });
        isFirst = false;
      });
      source.onmessage = ({ data }) => emit({ kind: 'message', text: data });
      source.addEventListener('missed', () => emit({ kind: 'missed' }));
      source.addEventListener('replaced', () => {
        isReplaced = true;
        source.close();
      });
      source.onerror = () => {
        wasLost = true;
        // After a mere break the browser comes back by itself.
        if (source.readyState !== EventSource.CLOSED) return;
        emit({ kind: 'refused' });
        timer = setTimeout(connect, pauseMs);
        pauseMs = Math.min(maxPauseMs, pauseMs * 2);
      };
    };
    // Newer tabs have taken its place: it listens again when somebody comes back to it, as the newest.
    const resume = () => {
      if (!isReplaced || document.hidden) return;
      isReplaced = false;
      wasLost = true;
      connect();
    };
    connect();
    document.addEventListener('visibilitychange', resume, { signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source.close();
      resolve();
    });
  });
}
