import { hindiPageMeta } from '@/app/hindi-page-meta';
import { faqPage } from '@/app/structured-data';
import { startupPlanInHindi } from '@/content/hi/startup-plan';
import { StartupPlanContent } from '../../startup-plan/startup-plan';

export const meta = () =>
  hindiPageMeta('/hi/startup-plan', import.meta.env.SSR && [faqPage(startupPlanInHindi.faq.items)]);

export default function StartupPlanPageInHindi() {
  return <StartupPlanContent content={startupPlanInHindi} />;
}
