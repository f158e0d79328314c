import { startupPlan } from '@/content/offer/startup-plan';
import { faqPage, pageMeta } from '@/features/page-head/page-meta';
import { StartupPlanContent } from './startup-plan';

export const meta = () => pageMeta('/startup-plan', import.meta.env.SSR && [faqPage(startupPlan.faq.items)]);

export default function StartupPlanPage() {
  return <StartupPlanContent content={startupPlan} />;
}
