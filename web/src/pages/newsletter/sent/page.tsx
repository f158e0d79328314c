import { unlistedMeta } from '@/app/page-meta';
import { newsletterSent } from '@/content/thank-you';
import { NewsletterSent } from './newsletter-sent';

export const meta = () => unlistedMeta(newsletterSent.head);

export default function NewsletterSentPage() {
  return <NewsletterSent />;
}
