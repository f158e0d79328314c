import { pricingInHindi } from '@/content/hi/offer/pricing';
import { faqMeta } from '@/features/page-head/page-meta';
import { PricingContent } from '../../pricing/pricing';

export const meta = faqMeta('/hi/pricing', pricingInHindi.faq.general, pricingInHindi.faq.pricing);

export default () => <PricingContent content={pricingInHindi} />;
