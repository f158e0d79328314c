import { pricingInHindi } from '@/content/hi/offer/pricing';
import { faqPage, pageMeta } from '@/features/page-head/page-meta';
import { PricingContent } from '../../pricing/pricing';

const { general, pricing: prices } = pricingInHindi.faq;

export const meta = () =>
  pageMeta('/hi/pricing', import.meta.env.SSR && [faqPage([...general.items, ...prices.items])]);

export default function PricingPageInHindi() {
  return <PricingContent content={pricingInHindi} />;
}
