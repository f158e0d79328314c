import { newsletterLine } from '@/content/forms/newsletter-pages';
import { newsletterSent } from '@/content/forms/thank-you';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { NewsletterSent } from './newsletter-sent';

export const meta = () => unlistedMeta(newsletterSent.head);

export default function NewsletterSentPage() {
  return <NewsletterSent line={newsletterLine} />;
}
