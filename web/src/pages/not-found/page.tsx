import { notFound, notFoundSeo } from '@/content/not-found';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { NotFound } from './not-found';

export const meta = () => unlistedMeta(notFoundSeo);

export default function NotFoundPage() {
  return <NotFound content={notFound} />;
}
