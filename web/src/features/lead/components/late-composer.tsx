import { lazy } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { LatePart } from '@/ui/late-part';
import type { ComposerProps } from './composer';

export const loadComposer = () => import('./composer');

const Composer = lazy(() => loadWithRetry(loadComposer));

/** The composer, whose chunk with the form library loads on demand. */
export const LateComposer = (props: ComposerProps) => (
  <LatePart>
    <Composer {...props} />
  </LatePart>
);
