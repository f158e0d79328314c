import { startupPlan } from '@/content/offer/startup-plan';
import { faqMeta } from '@/features/page-head/page-meta';
import { StartupPlanContent } from './startup-plan';

export const meta = faqMeta('/startup-plan', startupPlan.faq);

export default () => <StartupPlanContent content={startupPlan} />;
