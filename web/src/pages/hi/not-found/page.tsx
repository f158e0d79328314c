import { notFoundInHindi, notFoundSeoInHindi } from '@/content/hi/not-found';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { NotFound } from '../../not-found/not-found';

export const meta = () => unlistedMeta(notFoundSeoInHindi);

export default function NotFoundPageInHindi() {
  return <NotFound content={notFoundInHindi} />;
}
