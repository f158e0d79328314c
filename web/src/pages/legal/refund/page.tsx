import { pageMeta } from '@/app/page-meta';
import { legalLine } from '@/content/legal/line';
import { refund } from '@/content/legal/refund';
import { legalWords } from '@/content/legal/words';
import { HindiLine } from '@/ui/hindi-line';
import { LegalPage } from '../legal-page';

const picture = { name: 'thanks', height: 458 };

export const meta = () => pageMeta('/refund-policy');

export default function RefundPage() {
  return <LegalPage text={refund} words={legalWords} line={<HindiLine {...legalLine} />} picture={picture} />;
}
