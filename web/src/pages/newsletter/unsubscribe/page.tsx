import { api, newsletterPaths } from '@golghar/contracts';
import { newsletterLine, newsletterPages } from '@/content/forms/newsletter-pages';
import { NewsletterLayout } from '@/features/newsletter/components/newsletter-layout';
import { NewsletterLinkForm } from '@/features/newsletter/components/newsletter-link-form';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { HindiLine } from '@/ui/page/hindi-line';

const page = newsletterPages[newsletterPaths.unsubscribe];

export const meta = () => unlistedMeta(page.head);

export default function UnsubscribePage() {
  return (
    <NewsletterLayout line={<HindiLine {...newsletterLine} />}>
      <NewsletterLinkForm page={page} endpoint={api.unsubscribe} />
    </NewsletterLayout>
  );
}
