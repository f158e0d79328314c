import { unlistedMeta } from '@/app/page-meta';
import { thankYou } from '@/content/thank-you';
import { ThankYou } from './thank-you';

export const meta = () => unlistedMeta(thankYou.head);

export default function ThankYouPage() {
  return <ThankYou content={thankYou} />;
}
