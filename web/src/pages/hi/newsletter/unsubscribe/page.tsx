import { api, newsletterPaths } from '@golghar/contracts';
import { newsletterPagesInHindi } from '@/content/hi/forms/newsletter-pages';
import { NewsletterLayout } from '@/features/newsletter/components/newsletter-layout';
import { NewsletterLinkForm } from '@/features/newsletter/components/newsletter-link-form';
import { unlistedMeta } from '@/features/page-head/page-meta';

const page = newsletterPagesInHindi[newsletterPaths.unsubscribe];

export const meta = () => unlistedMeta(page.head);

export default function UnsubscribePageInHindi() {
  return (
    <NewsletterLayout>
      <NewsletterLinkForm page={page} endpoint={api.unsubscribe} />
    </NewsletterLayout>
  );
}
