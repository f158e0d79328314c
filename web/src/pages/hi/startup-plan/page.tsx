import { startupPlanInHindi } from '@/content/hi/offer/startup-plan';
import { faqMeta } from '@/features/page-head/page-meta';
import { StartupPlanContent } from '../../startup-plan/startup-plan';

export const meta = faqMeta('/hi/startup-plan', startupPlanInHindi.faq);

export default () => <StartupPlanContent content={startupPlanInHindi} />;
