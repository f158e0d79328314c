import { privacyInHindi } from '@/content/hi/legal/privacy';
import { legalWordsInHindi } from '@/content/hi/legal/words';
import { pageMeta } from '@/features/page-head/page-meta';
import { LegalPage } from '../../legal/legal-page';

const picture = { name: 'privacy-policy', height: 568 };

export const meta = () => pageMeta('/privacy-policy', 'hi');

export default function PrivacyPageInHindi() {
  return <LegalPage text={privacyInHindi} words={legalWordsInHindi} picture={picture} />;
}
