import { crashPageInHindi } from '@/content/hi/crash-page';
import { wordsInHindi } from '@/content/hi/words';
import { CrashPage } from '../crash-page';
import { SiteFrame } from './site-frame';

/** Read by the document's frame (root.tsx), which stands outside of this one. */
export const handle = { language: 'hi' };

export default function HindiLayout() {
  return <SiteFrame words={wordsInHindi} />;
}

export const ErrorBoundary = () => <CrashPage words={crashPageInHindi} />;
