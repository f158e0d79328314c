type Handlers = {
  onMessage: (text: string) => void;
  /** Some messages may have been lost, because the connection was. */
  onMissed: () => void;
  /** The server does not want to send events now; it is asked again. */
  onRefused: () => void;
};

type Told = { kind: 'message'; text: string } | { kind: 'missed' } | { kind: 'refused' };

/** Before a refused connection is tried again, doubled each time up to the longest. */
const firstPauseMs = 2000;
const longestPauseMs = 60_000;

/** A tab that took over from another one later than this may have missed something (milliseconds). */
const freshFor = 1000;

/**
 * Server-sent events of an address, over one connection for all tabs of this browser: over HTTP/1.1 it allows six
 * to a server in all, and an office has more tabs open than that. The tab that holds the lock listens and tells the
 * others. Returns what ends it.
 */
export function openSharedEvents(url: string, { onMessage, onMissed, onRefused }: Handlers): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = new BroadcastChannel(url);
  const hear = (told: Told) => {
    if (signal.aborted) return;
    if (told.kind === 'message') onMessage(told.text);
    else if (told.kind === 'missed') onMissed();
    else onRefused();
  };
  channel.onmessage = ({ data }) => hear(data as Told);
  const tell = (told: Told) => {
    hear(told);
    if (!signal.aborted) channel.postMessage(told);
  };
  const asked = Date.now();
  const listen = () => listenUntil(signal, url, tell, Date.now() - asked > freshFor);
  // Without TLS, other than on this machine, there are no locks: then each tab listens for itself.
  const held = navigator.locks ? navigator.locks.request(url, { signal }, listen) : listen();
  held.catch(() => undefined).finally(() => channel.close());
  return () => ending.abort();
}

/** Listens, and begins again whenever the connection is lost, until it is told to end. */
function listenUntil(
  signal: AbortSignal,
  url: string,
  tell: (told: Told) => void,
  isHandover: boolean,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLost = isHandover;
    let pauseMs = firstPauseMs;
    let isReplaced = false;
    const connect = () => {
      source = new EventSource(url, { withCredentials: true });
      source.onopen = () => {
        if (wasLost) tell({ kind: 'missed' });
        wasLost = false;
        pauseMs = firstPauseMs;
      };
      source.onmessage = ({ data }) => tell({ kind: 'message', text: data });
      source.addEventListener('missed', () => tell({ kind: 'missed' }));
      source.addEventListener('replaced', () => {
        isReplaced = true;
        source.close();
      });
      source.onerror = () => {
        wasLost = true;
        // After a mere break the browser comes back by itself.
        if (source.readyState !== EventSource.CLOSED) return;
        tell({ kind: 'refused' });
        timer = setTimeout(connect, pauseMs);
        pauseMs = Math.min(longestPauseMs, pauseMs * 2);
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
