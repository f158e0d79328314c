import { crashPageInHindi } from '@/content/hi/crash-page';
import { wordsInHindi } from '@/content/hi/words';
import { listedMeta } from '@/features/page-head/page-meta';
import { CrashPage } from '../crash-page';
import { SiteFrame } from './site-frame';

export const meta = listedMeta;

/** Read by the document's frame (root.tsx), which stands outside of this one. */
export const handle = { language: 'hi' };

export default function HindiLayout() {
  return <SiteFrame words={wordsInHindi} />;
}

export const ErrorBoundary = () => <CrashPage words={crashPageInHindi} />;
