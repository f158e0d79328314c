import type { MetaDescriptor } from 'react-router';
import { type PublicPath, seo } from '@/content/seo';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { publicUrl } from './public-url';
import { breadcrumbs, organisation } from './structured-data';

type Unlisted = Pick<PageSeo, 'title' | 'description'> & Partial<Pick<PageSeo, 'picture'>>;

/** Head of a page that search engines leave out; people may pass its link on all the same. */
export const unlistedMeta = ({ title, description, picture = seo['/'].picture }: Unlisted) => [
  { title },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:image', content: `${publicUrl()}${picture}` },
];

/** For search engines, which read each page's file: the browser's program need not carry it. */
const structuredData = (path: PublicPath, more: () => object[]): object[] =>
  import.meta.env.SSR ? [path === '/' ? organisation() : breadcrumbs(path), ...more()] : [];

/** Head of a public page: title, description, canonical address, the picture that links show, and structured data. */
export function pageMeta(path: PublicPath, more: () => object[] = () => []): MetaDescriptor[] {
  const { title, description, picture } = seo[path];
  const url = `${publicUrl()}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${publicUrl()}${picture}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData(path, more).map((entry) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entry },
    })),
  ];
}
