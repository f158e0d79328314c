import { api, newsletterPaths } from '@golghar/contracts';
import { unlistedMeta } from '@/app/page-meta';
import { newsletterPages } from '@/content/newsletter-pages';
import { LetterAnswer } from '@/features/newsletter/components/letter-answer';
import { LetterPage } from '@/features/newsletter/components/letter-page';

const page = newsletterPages[newsletterPaths.unsubscribe];

export const meta = () => unlistedMeta(page.head);

export default function UnsubscribePage() {
  return (
    <LetterPage>
      <LetterAnswer page={page} endpoint={api.unsubscribe} />
    </LetterPage>
  );
}
