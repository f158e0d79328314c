import { newsletterPaths } from '@golghar/contracts';
import { newsletterLine, newsletterPages } from '@/content/forms/newsletter-pages';
import { NewsletterHero } from '@/features/newsletter/components/newsletter-hero';
import { NewsletterLink } from '@/features/newsletter/components/newsletter-link';
import { unlistedMeta } from '@/features/page-head/page-meta';

const path = newsletterPaths.unsubscribe;
const page = newsletterPages[path];

export const meta = () => unlistedMeta(page.head);

export default function UnsubscribePage() {
  return (
    <NewsletterHero line={newsletterLine}>
      <NewsletterLink path={path} page={page} />
    </NewsletterHero>
  );
}
