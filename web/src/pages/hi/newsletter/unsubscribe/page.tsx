import { newsletterPaths } from '@golghar/contracts';
import { newsletterPagesInHindi } from '@/content/hi/forms/newsletter-pages';
import { NewsletterHero } from '@/features/newsletter/components/newsletter-hero';
import { NewsletterLink } from '@/features/newsletter/components/newsletter-link';
import { unlistedMeta } from '@/features/page-head/page-meta';

const path = newsletterPaths.unsubscribe;
const page = newsletterPagesInHindi[path];

export const meta = () => unlistedMeta(page.head);

export default function UnsubscribePageInHindi() {
  return (
    <NewsletterHero>
      <NewsletterLink path={path} page={page} />
    </NewsletterHero>
  );
}
