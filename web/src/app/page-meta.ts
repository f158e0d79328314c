import type { MetaDescriptor } from 'react-router';
import { type PublicPath, seo } from '@/content/seo';
import { descriptions } from '@/content/seo-descriptions';
import type { PageSeo } from '@/content/types';
import { headOf, type MoreData } from './head';
import { publicUrl } from './public-url';
import { organisation, trail } from './structured-data';

type Unlisted = Pick<PageSeo, 'title'> & { description: string } & Partial<Pick<PageSeo, 'picture'>>;

/** Head of a page that search engines leave out; people may pass its link on all the same. */
export const unlistedMeta = ({ title, description, picture = seo['/'].picture }: Unlisted) => [
  { title },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:image', content: `${publicUrl()}${picture}` },
];

/** Where a page is: home, the page above it where there is one, the page. */
function breadcrumbs(path: PublicPath) {
  const above = path.startsWith('/case-studies/') ? (['/', '/resources'] as const) : (['/'] as const);
  return trail([...above, path].map((step) => ({ path: step, name: seo[step].name })));
}

/** Head of a page in English. */
export const pageMeta = (path: PublicPath, more: MoreData = false): MetaDescriptor[] =>
  headOf(
    path,
    seo[path],
    import.meta.env.SSR && {
      description: descriptions[path],
      structuredData: [path === '/' ? organisation() : breadcrumbs(path), ...(more || [])],
    },
  );
