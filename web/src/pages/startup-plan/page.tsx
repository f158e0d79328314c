import { startupPlan } from '@/content/offer/startup-plan';
import { pageMeta } from '@/features/page-head/page-meta';
import { faqPage } from '@/features/page-head/structured-data';
import { StartupPlanContent } from './startup-plan';

export const meta = () => pageMeta('/startup-plan', import.meta.env.SSR && [faqPage(startupPlan.faq.items)]);

export default function StartupPlanPage() {
  return <StartupPlanContent content={startupPlan} />;
}
