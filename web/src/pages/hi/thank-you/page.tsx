import { thankYouInHindi } from '@/content/hi/forms/thank-you';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { ThankYou } from '../../thank-you/thank-you';

export const meta = () => unlistedMeta(thankYouInHindi.head);

export default function ThankYouPageInHindi() {
  return <ThankYou content={thankYouInHindi} />;
}
