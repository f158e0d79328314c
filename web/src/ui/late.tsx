import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { prefetchPart } from '@/lib/prefetch-part';
import { LatePart } from './late-part';

type Chunk<Props> = {
  Lazy: ComponentType<Props>;
  loaded?: ComponentType<Props>;
  /** Shown until it has loaded, and if it can't be. */
  fallback?: ReactNode;
  failed?: ReactNode;
};

/** Once loaded it renders without suspending, so that the key that opens it is answered at once. */
function ChunkPart<Props extends object>({ chunk, props }: { chunk: Chunk<Props>; props: Props }) {
  const [{ Part }] = useState(() => ({ Part: chunk.loaded ?? chunk.Lazy }));
  return (
    <LatePart fallback={chunk.fallback} failed={chunk.failed}>
      <Part {...props} />
    </LatePart>
  );
}

/** A component whose chunk loads when it is first shown, or before that by `prefetch`. */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: Pick<Chunk<Props>, 'fallback' | 'failed'> = {},
) {
  const loadAndKeep = async () => {
    const module = await load();
    chunk.loaded = module.default;
    return module;
  };
  const chunk: Chunk<Props> = { ...meanwhile, Lazy: lazy(() => loadWithRetry(loadAndKeep)) };
  return Object.assign((props: Props) => <ChunkPart chunk={chunk} props={props} />, {
    prefetch: () => prefetchPart(loadAndKeep),
  });
}
