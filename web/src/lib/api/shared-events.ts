type Handlers = {
  onMessage: (text: string) => void;
  /** Some messages may have been lost with the connection. */
  onMissed: () => void;
  /** The server refuses to send events for now; it is asked again later. */
  onRefused: () => void;
};

type SharedEvent = [handler: keyof Handlers, text?: string];

/** Delay before retrying a refused connection, doubled each time up to the maximum. */
const firstPauseMs = 2000;
const maxPauseMs = 60_000;

/**
 * Server-sent events of an address, over one connection for all tabs: over HTTP/1.1 a browser allows six per server, and offices
 * have more tabs open. The tab that holds the lock listens and broadcasts to the others. Returns a function that stops it.
 */
export function openSharedEvents(url: string, handlers: Handlers): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = new BroadcastChannel(url);
  const hear = ([handler, text = '']: SharedEvent) => signal.aborted || handlers[handler](text);
  channel.onmessage = ({ data }) => hear(data);
  const emit = (...event: SharedEvent) => {
    hear(event);
    if (!signal.aborted) channel.postMessage(event);
  };
  const listen = () => listenUntil(signal, url, emit);
  // Without TLS, except on localhost, there are no locks: then each tab listens for itself.
  const held = navigator.locks ? navigator.locks.request(url, { signal }, listen) : listen();
  held.catch(() => undefined).finally(() => channel.close());
  return () => ending.abort();
}

/** Milliseconds since the page began to load. One clock stops while the machine sleeps, the other may be set back. */
const pageAgeMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

function listenUntil(signal: AbortSignal, url: string, emit: (...event: SharedEvent) => void): Promise<void> {
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
        if (wasLost) emit('onMissed');
        wasLost = false;
        pauseMs = firstPauseMs;
      };
      source.addEventListener('opened', ({ data: quietMs }) => {
        // Everything shown was fetched after the page began to load. Events since then may be missing: from before this tab
        // listened, or between the end of the previous listening tab and now.
        if (isFirst && pageAgeMs() >= Number(quietMs)) emit('onMissed');
        isFirst = false;
      });
      source.onmessage = ({ data }) => emit('onMessage', data);
      source.addEventListener('missed', () => emit('onMissed'));
      source.addEventListener('replaced', () => {
        isReplaced = true;
        source.close();
      });
      source.onerror = () => {
        wasLost = true;
        // After a mere interruption the browser reconnects by itself.
        if (source.readyState !== EventSource.CLOSED) return;
        emit('onRefused');
        timer = setTimeout(connect, pauseMs);
        pauseMs = Math.min(maxPauseMs, pauseMs * 2);
      };
    };
    // Newer tabs have taken this one's place: it reconnects, as the newest, when somebody returns to it.
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
