import { newsletterSentInHindi } from '@/content/hi/forms/thank-you';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { NewsletterSent } from '../../../newsletter/sent/newsletter-sent';

export const meta = () => unlistedMeta(newsletterSentInHindi.head);

export default function NewsletterSentPageInHindi() {
  return <NewsletterSent />;
}
