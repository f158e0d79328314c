import { pageMeta } from '@/app/page-meta';
import { refund } from '@/content/legal/refund';
import { TextPage } from '@/ui/text-page';

export const meta = () => pageMeta('/refund-policy');

export default function RefundPage() {
  return <TextPage {...refund} />;
}
