import type { MetaDescriptor } from 'react-router';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';

/** Head of a public page: title, description, canonical address and the picture that links to it show. */
export const pageMeta = ({ title, description, picture }: PageSeo, path: string): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: `${site.url}${path}` },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: site.name },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: `${site.url}${path}` },
  { property: 'og:image', content: `${site.url}${picture}` },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
];
