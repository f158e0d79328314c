import { hindiPageMeta } from '@/app/hindi-page-meta';
import { faqPage } from '@/app/structured-data';
import { pricingInHindi } from '@/content/hi/pricing';
import { PricingContent } from '../../pricing/pricing';

const { general, pricing: prices } = pricingInHindi.faq;

export const meta = () =>
  hindiPageMeta('/hi/pricing', import.meta.env.SSR && [faqPage([...general.items, ...prices.items])]);

export default function PricingPageInHindi() {
  return <PricingContent content={pricingInHindi} />;
}
