import { thankYou } from '@/content/forms/thank-you';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { ThankYou } from './thank-you';

export const meta = () => unlistedMeta(thankYou.head);

export default function ThankYouPage() {
  return <ThankYou content={thankYou} />;
}
