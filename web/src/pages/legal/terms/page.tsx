import { pageMeta } from '@/app/page-meta';
import { legalLine } from '@/content/legal/line';
import { terms } from '@/content/legal/terms';
import { HindiLine } from '@/ui/hindi-line';
import { TextPage } from '@/ui/text-page';

export const meta = () => pageMeta('/terms-of-service');

export default function TermsPage() {
  return <TextPage {...terms} line={<HindiLine {...legalLine} />} />;
}
