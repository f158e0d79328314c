import { terms } from '@/content/legal/terms';
import { LegalPage } from '../legal/legal-page';

export default function TermsPage() {
  return <LegalPage {...terms} />;
}
