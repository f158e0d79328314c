import { lazy } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { LatePart } from '@/ui/late-part';
import type { ComposerProps } from './composer';

export const loadComposer = () => import('./composer');

const Composer = lazy(() => loadWithRetry(loadComposer));

/** What is being written to a lead: its program, that of long forms, comes when somebody writes. */
export const LateComposer = (props: ComposerProps) => (
  <LatePart>
    <Composer {...props} />
  </LatePart>
);
