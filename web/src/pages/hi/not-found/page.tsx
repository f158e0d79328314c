import { unlistedMeta } from '@/app/page-meta';
import { notFoundInHindi, notFoundSeoInHindi } from '@/content/hi/not-found';
import { NotFound } from '../../not-found/not-found';

export const meta = () => unlistedMeta(notFoundSeoInHindi);

export default function NotFoundPageInHindi() {
  return <NotFound content={notFoundInHindi} />;
}
