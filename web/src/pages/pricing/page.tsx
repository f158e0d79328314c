import { pricing } from '@/content/offer/pricing';
import { faqPage, pageMeta } from '@/features/page-head/page-meta';
import { PricingContent } from './pricing';

const { general, pricing: prices } = pricing.faq;

export const meta = () =>
  pageMeta('/pricing', import.meta.env.SSR && [faqPage([...general.items, ...prices.items])]);

export default function PricingPage() {
  return <PricingContent content={pricing} />;
}
