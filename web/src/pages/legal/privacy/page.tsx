import { pageMeta } from '@/app/page-meta';
import { legalLine } from '@/content/legal/line';
import { privacy } from '@/content/legal/privacy';
import { HindiLine } from '@/ui/hindi-line';
import { TextPage } from '@/ui/text-page';

export const meta = () => pageMeta('/privacy-policy');

export default function PrivacyPage() {
  return <TextPage {...privacy} line={<HindiLine {...legalLine} />} />;
}
