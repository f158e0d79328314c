import { unlistedMeta } from '@/app/page-meta';
import { tryAgainInHindi } from '@/content/hi/thank-you';
import { TryAgain } from '../../try-again/try-again';

export const meta = () => unlistedMeta(tryAgainInHindi.head);

export default function TryAgainPageInHindi() {
  return <TryAgain content={tryAgainInHindi} />;
}
