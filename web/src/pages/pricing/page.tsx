import { pricing } from '@/content/offer/pricing';
import { pageMeta } from '@/features/page-head/page-meta';
import { faqPage } from '@/features/page-head/structured-data';
import { PricingContent } from './pricing';

const { general, pricing: prices } = pricing.faq;

export const meta = () =>
  pageMeta('/pricing', import.meta.env.SSR && [faqPage([...general.items, ...prices.items])]);

export default function PricingPage() {
  return <PricingContent content={pricing} />;
}
