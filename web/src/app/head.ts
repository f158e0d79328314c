import type { MetaDescriptor } from 'react-router';
import { alternatesOf } from '@/content/languages';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { publicUrl } from './public-url';

/** Tells search engines which page says the same in the other language. */
const alternates = (path: string): MetaDescriptor[] =>
  alternatesOf(path).map((alternate) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: alternate.language,
    href: `${publicUrl()}${alternate.path}`,
  }));

/** What search engines and shared links read, each from the page's own file. */
type ForReaders = { description: string; structuredData: object[] };

/** More of a page's structured data; `import.meta.env.SSR && […]` keeps what makes it out of the browser's program. */
export type MoreData = false | object[];

/**
 * Head of any public page: title, address and the picture that links show. What is for other programs alone is built
 * into the page's file, which they read; the browser's program does not carry it.
 */
export function headOf(
  path: string,
  { title, picture }: PageSeo,
  forReaders: ForReaders | false,
): MetaDescriptor[] {
  const url = `${publicUrl()}${path}`;
  return [
    { title },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${publicUrl()}${picture}` },
    ...(import.meta.env.SSR && forReaders ? readersHead(path, forReaders) : []),
  ];
}

const readersHead = (path: string, { description, structuredData }: ForReaders): MetaDescriptor[] => [
  { name: 'description', content: description },
  ...alternates(path),
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: site.name },
  { property: 'og:description', content: description },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
  ...structuredData.map((entry) => ({
    'script:ld+json': { '@context': 'https://schema.org', ...entry },
  })),
];
