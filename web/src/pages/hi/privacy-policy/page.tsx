import { privacyInHindi } from '@/content/hi/legal/privacy';
import { LegalPage } from '../../legal/legal-page';

export default () => <LegalPage {...privacyInHindi} />;
