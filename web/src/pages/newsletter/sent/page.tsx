import { unlistedMeta } from '@/app/page-meta';
import { newsletterLine } from '@/content/newsletter-pages';
import { newsletterSent } from '@/content/thank-you';
import { HindiLine } from '@/ui/hindi-line';
import { NewsletterSent } from './newsletter-sent';

export const meta = () => unlistedMeta(newsletterSent.head);

export default function NewsletterSentPage() {
  return <NewsletterSent line={<HindiLine {...newsletterLine} />} />;
}
