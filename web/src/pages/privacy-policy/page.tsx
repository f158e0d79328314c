import { privacy } from '@/content/legal/privacy';
import { legalWords } from '@/content/legal/words';
import { pageMeta } from '@/features/page-head/page-meta';
import { LegalPage } from '../legal/legal-page';

const picture = { name: 'privacy-policy', height: 568 };

export const meta = () => pageMeta('/privacy-policy', 'en');

export default function PrivacyPage() {
  return <LegalPage text={privacy} words={legalWords} picture={picture} />;
}
