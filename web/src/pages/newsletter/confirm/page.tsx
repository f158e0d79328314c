import { api, newsletterPaths } from '@golghar/contracts';
import { unlistedMeta } from '@/app/page-meta';
import { newsletterPages } from '@/content/newsletter-pages';
import { NewsletterLayout } from '@/features/newsletter/components/newsletter-layout';
import { NewsletterLinkForm } from '@/features/newsletter/components/newsletter-link-form';

const page = newsletterPages[newsletterPaths.confirm];

export const meta = () => unlistedMeta(page.head);

export default function ConfirmPage() {
  return (
    <NewsletterLayout>
      <NewsletterLinkForm page={page} endpoint={api.confirmSubscription} />
    </NewsletterLayout>
  );
}
