import { refund } from '@/content/legal/refund';
import { LegalPage } from '../legal/legal-page';

export default function RefundPage() {
  return <LegalPage {...refund} />;
}
