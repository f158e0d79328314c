import { api, newsletterPaths } from '@golghar/contracts';
import { unlistedMeta } from '@/app/page-meta';
import { newsletterPages } from '@/content/newsletter-pages';
import { LetterAnswer } from '@/features/newsletter/components/letter-answer';

const page = newsletterPages[newsletterPaths.confirm];

export const meta = () => unlistedMeta(page.head);

export default function ConfirmPage() {
  return (
    <div className="container section min-h-[60vh]">
      <LetterAnswer page={page} endpoint={api.confirmSubscription} />
    </div>
  );
}
