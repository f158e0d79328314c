import { words } from '@/content/words';
import { listedMeta } from '@/features/page-head/page-meta';
import { SiteFrame } from './site-frame';

export const meta = listedMeta;

export default () => <SiteFrame words={words} />;
