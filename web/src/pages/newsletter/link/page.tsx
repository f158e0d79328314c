import { newsletterLine, newsletterPages } from '@/content/forms/newsletter-pages';
import { LinkedPage, linkedPath } from '@/features/newsletter/components/newsletter-link';
import { unlistedMeta } from '@/features/page-head/page-meta';

export const meta = ({ location }: { location: { pathname: string } }) =>
  unlistedMeta(newsletterPages[linkedPath(location.pathname)].head);

export default function NewsletterLinkPage() {
  return <LinkedPage pages={newsletterPages} line={newsletterLine} />;
}
