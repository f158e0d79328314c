import { pageMeta } from '@/app/page-meta';
import { faqPage } from '@/app/structured-data';
import { pricing } from '@/content/pricing';
import { PricingContent } from './pricing';

const { general, pricing: prices } = pricing.faq;

export const meta = () =>
  pageMeta('/pricing', import.meta.env.SSR && [faqPage([...general.items, ...prices.items])]);

export default function PricingPage() {
  return <PricingContent content={pricing} />;
}
