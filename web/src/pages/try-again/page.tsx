import { tryAgain } from '@/content/forms/thank-you';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { TryAgain } from './try-again';

export const meta = () => unlistedMeta(tryAgain.head);

export default function TryAgainPage() {
  return <TryAgain content={tryAgain} />;
}
