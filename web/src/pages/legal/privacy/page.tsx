import { pageMeta } from '@/app/page-meta';
import { privacy } from '@/content/legal/privacy';
import { TextPage } from '@/ui/text-page';

export const meta = () => pageMeta('/privacy-policy');

export default function PrivacyPage() {
  return <TextPage {...privacy} />;
}
