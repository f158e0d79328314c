import { pageMeta } from '@/app/page-meta';
import { legalLine } from '@/content/legal/line';
import { refund } from '@/content/legal/refund';
import { HindiLine } from '@/ui/hindi-line';
import { TextPage } from '@/ui/text-page';

export const meta = () => pageMeta('/refund-policy');

export default function RefundPage() {
  return <TextPage {...refund} line={<HindiLine {...legalLine} />} />;
}
