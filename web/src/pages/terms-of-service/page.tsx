import { terms } from '@/content/legal/terms';
import { LegalPage } from '../legal/legal-page';

export default () => <LegalPage {...terms} />;
