import { pageMeta } from '@/app/page-meta';
import { legalLine } from '@/content/legal/line';
import { terms } from '@/content/legal/terms';
import { legalWords } from '@/content/legal/words';
import { HindiLine } from '@/ui/hindi-line';
import { LegalPage } from '../legal-page';

const picture = { name: 'terms-of-service', height: 640 };

export const meta = () => pageMeta('/terms-of-service');

export default function TermsPage() {
  return <LegalPage text={terms} words={legalWords} line={<HindiLine {...legalLine} />} picture={picture} />;
}
