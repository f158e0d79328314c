import { crashPageInHindi } from '@/content/hi/crash-page';
import { wordsInHindi } from '@/content/hi/words';
import { listedMeta } from '@/features/page-head/page-meta';
import { CrashPage } from '../crash-page';
import { SiteFrame } from './site-frame';

export const meta = listedMeta;

export default () => <SiteFrame words={wordsInHindi} />;

export const ErrorBoundary = () => <CrashPage words={crashPageInHindi} />;
