import { refund } from '@/content/legal/refund';
import { LegalPage } from '../legal/legal-page';

export default () => <LegalPage {...refund} />;
