import { refund } from '@/content/legal/refund';
import { legalWords } from '@/content/legal/words';
import { pageMeta } from '@/features/page-head/page-meta';
import { LegalPage } from '../legal/legal-page';

const picture = { name: 'thanks', height: 458 };

export const meta = () => pageMeta('/refund-policy', 'en');

export default function RefundPage() {
  return <LegalPage text={refund} words={legalWords} picture={picture} />;
}
