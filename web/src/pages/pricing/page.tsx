import { pricing } from '@/content/offer/pricing';
import { faqMeta } from '@/features/page-head/page-meta';
import { PricingContent } from './pricing';

export const meta = faqMeta('/pricing', pricing.faq.general, pricing.faq.pricing);

export default () => <PricingContent content={pricing} />;
