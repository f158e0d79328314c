import { newsletterLine } from '@/content/newsletter-pages';
import { newsletterSent } from '@/content/thank-you';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { HindiLine } from '@/ui/hindi-line';
import { NewsletterSent } from './newsletter-sent';

export const meta = () => unlistedMeta(newsletterSent.head);

export default function NewsletterSentPage() {
  return <NewsletterSent line={<HindiLine {...newsletterLine} />} />;
}
