import { newsletterPagesInHindi } from '@/content/hi/forms/newsletter-pages';
import { LinkedPage, linkedPath } from '@/features/newsletter/components/newsletter-link';
import { unlistedMeta } from '@/features/page-head/page-meta';

export const meta = ({ location }: { location: { pathname: string } }) =>
  unlistedMeta(newsletterPagesInHindi[linkedPath(location.pathname)].head);

export default function NewsletterLinkPageInHindi() {
  return <LinkedPage pages={newsletterPagesInHindi} />;
}
