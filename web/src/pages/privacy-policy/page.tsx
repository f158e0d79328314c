import { privacy } from '@/content/legal/privacy';
import { LegalPage } from '../legal/legal-page';

export default () => <LegalPage {...privacy} />;
