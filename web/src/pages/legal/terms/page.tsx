import { pageMeta } from '@/app/page-meta';
import { terms } from '@/content/legal/terms';
import { TextPage } from '@/ui/text-page';

export const meta = () => pageMeta('/terms-of-service');

export default function TermsPage() {
  return <TextPage {...terms} />;
}
