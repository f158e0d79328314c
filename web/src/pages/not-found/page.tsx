import { unlistedMeta } from '@/app/page-meta';
import { notFound } from '@/content/not-found';
import { notFoundSeo } from '@/content/seo';
import { NotFound } from './not-found';

export const meta = () => unlistedMeta(notFoundSeo);

export default function NotFoundPage() {
  return <NotFound content={notFound} />;
}
