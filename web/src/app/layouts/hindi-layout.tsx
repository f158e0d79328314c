import { crashPageInHindi } from '@/content/hi/crash-page';
import { wordsInHindi } from '@/content/hi/words';
import { listedMeta } from '@/features/page-head/page-meta';
import { CrashPage } from '../crash-page';
import { SiteFrame } from './site-frame';

export const meta = listedMeta;

/** Read by the document (root.tsx), which is outside of this layout. */
export const handle = { language: 'hi' };

export default function HindiLayout() {
  return <SiteFrame words={wordsInHindi} />;
}

export const ErrorBoundary = () => <CrashPage words={crashPageInHindi} />;
