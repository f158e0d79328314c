import { terms } from '@/content/legal/terms';
import { legalWords } from '@/content/legal/words';
import { pageMeta } from '@/features/page-head/page-meta';
import { LegalPage } from '../legal/legal-page';

const picture = { name: 'terms-of-service', height: 640 };

export const meta = () => pageMeta('/terms-of-service', 'en');

export default function TermsPage() {
  return <LegalPage text={terms} words={legalWords} picture={picture} />;
}
