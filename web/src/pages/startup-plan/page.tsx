import { pageMeta } from '@/app/page-meta';
import { faqPage } from '@/app/structured-data';
import { startupPlan } from '@/content/startup-plan';
import { StartupPlanContent } from './startup-plan';

export const meta = () => pageMeta('/startup-plan', import.meta.env.SSR && [faqPage(startupPlan.faq.items)]);

export default function StartupPlanPage() {
  return <StartupPlanContent content={startupPlan} />;
}
