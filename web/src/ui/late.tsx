import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { whenIdle } from '@/lib/hooks/when';

const retryDelaysMs = [500, 2000, 5000];

/** Loads a chunk and retries after a pause if the network fails for a moment. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return load();
}

/** Prefetches a chunk when the browser is idle, but not offline: browsers never refetch a module whose import failed. */
export async function prefetchPart(load: () => Promise<unknown>): Promise<void> {
  await whenIdle();
  if (navigator.onLine) await load().catch(() => undefined);
}

type Options = {
  /** Resolves when it is time to load. */
  when?: () => Promise<void>;
  /** Selector of its prerendered HTML, which stays if its script never arrives. */
  prerendered?: string;
  fallback?: ReactNode;
  /** Shown if its script could not be fetched; the rest of the page still works. */
  failed?: ReactNode;
};

class LoadBoundary extends Component<{ failed: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

type Chunk<Props> = Options & { Lazy: ComponentType<Props>; loaded?: ComponentType<Props> };

/** Once loaded it renders without suspending, so that the key that opens it is answered at once. */
function ChunkPart<Props extends object>({ chunk, props }: { chunk: Chunk<Props>; props: Props }) {
  const [{ Part }] = useState(() => ({ Part: chunk.loaded ?? chunk.Lazy }));
  return (
    <LoadBoundary failed={chunk.failed}>
      <Suspense fallback={chunk.fallback}>
        <Part {...props} />
      </Suspense>
    </LoadBoundary>
  );
}

/** A component whose chunk loads when it is first shown, or before that by `prefetch`. */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: Options = {},
) {
  const loadAndKeep = async () => {
    const module = await load();
    chunk.loaded = module.default;
    return module;
  };
  const Lazy = lazy(async () => {
    await options.when?.();
    try {
      return await loadWithRetry(loadAndKeep);
    } catch (error) {
      if (!options.prerendered || !document.querySelector(options.prerendered)) throw error;
      return new Promise<never>(() => undefined);
    }
  });
  const chunk: Chunk<Props> = { ...options, Lazy };
  return Object.assign((props: Props) => <ChunkPart chunk={chunk} props={props} />, {
    prefetch: () => prefetchPart(loadAndKeep),
  });
}
