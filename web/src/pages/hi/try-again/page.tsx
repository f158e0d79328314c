import { tryAgainInHindi } from '@/content/hi/forms/thank-you';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { TryAgain } from '../../try-again/try-again';

export const meta = () => unlistedMeta(tryAgainInHindi.head);

export default function TryAgainPageInHindi() {
  return <TryAgain content={tryAgainInHindi} />;
}
