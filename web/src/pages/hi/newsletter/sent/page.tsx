import { unlistedMeta } from '@/app/page-meta';
import { newsletterSentInHindi } from '@/content/hi/thank-you';
import { NewsletterSent } from '../../../newsletter/sent/newsletter-sent';

export const meta = () => unlistedMeta(newsletterSentInHindi.head);

export default function NewsletterSentPageInHindi() {
  return <NewsletterSent />;
}
