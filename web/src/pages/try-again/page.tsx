import { unlistedMeta } from '@/app/page-meta';
import { tryAgain } from '@/content/thank-you';
import { TryAgain } from './try-again';

export const meta = () => unlistedMeta(tryAgain.head);

export default function TryAgainPage() {
  return <TryAgain content={tryAgain} />;
}
