import { pageMeta } from '@/app/page-meta';
import { legalLine } from '@/content/legal/line';
import { privacy } from '@/content/legal/privacy';
import { legalWords } from '@/content/legal/words';
import { HindiLine } from '@/ui/hindi-line';
import { LegalPage } from '../legal-page';

const picture = { name: 'privacy-policy', height: 568 };

export const meta = () => pageMeta('/privacy-policy');

export default function PrivacyPage() {
  return (
    <LegalPage text={privacy} words={legalWords} line={<HindiLine {...legalLine} />} picture={picture} />
  );
}
