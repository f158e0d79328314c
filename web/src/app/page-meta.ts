import type { MetaDescriptor } from 'react-router';
import { type PublicPath, seo } from '@/content/seo';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { breadcrumbs, organisation } from './structured-data';

/** Head of a page that search engines leave out. */
export const unlistedMeta = ({ title, description }: Pick<PageSeo, 'title' | 'description'>) => [
  { title },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
];

/** Head of a public page: title, description, canonical address, the picture that links show, and structured data. */
export function pageMeta(path: PublicPath, structured: object[] = []): MetaDescriptor[] {
  const { title, description, picture } = seo[path];
  const url = `${site.url}${path}`;
  const data = [...(path === '/' ? [organisation()] : [breadcrumbs(path)]), ...structured];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${site.url}${picture}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })),
  ];
}
