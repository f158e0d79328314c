import { words } from '@/content/words';
import { SiteFrame } from './site-frame';

export default function SiteLayout() {
  return <SiteFrame words={words} />;
}
