import { startupPlanInHindi } from '@/content/hi/offer/startup-plan';
import { faqPage, pageMeta } from '@/features/page-head/page-meta';
import { StartupPlanContent } from '../../startup-plan/startup-plan';

export const meta = () =>
  pageMeta('/hi/startup-plan', import.meta.env.SSR && [faqPage(startupPlanInHindi.faq.items)]);

export default function StartupPlanPageInHindi() {
  return <StartupPlanContent content={startupPlanInHindi} />;
}
