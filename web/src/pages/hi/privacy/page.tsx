import { hindiPageMeta } from '@/app/hindi-page-meta';
import { privacyInHindi } from '@/content/hi/legal/privacy';
import { legalWordsInHindi } from '@/content/hi/legal/words';
import { LegalPage } from '../../legal/legal-page';

const picture = { name: 'privacy-policy', height: 568 };

export const meta = () => hindiPageMeta('/hi/privacy-policy');

export default function PrivacyPageInHindi() {
  return <LegalPage text={privacyInHindi} words={legalWordsInHindi} picture={picture} />;
}
