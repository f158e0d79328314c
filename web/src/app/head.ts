import type { MetaDescriptor } from 'react-router';
import { versionsOf } from '@/content/languages';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { publicUrl } from './public-url';

/** Tells search engines which page says the same in the other language. */
function alternates(path: string): MetaDescriptor[] {
  const versions = versionsOf(path);
  if (!versions) return [];
  return Object.entries({ ...versions, 'x-default': versions.en }).map(([hrefLang, version]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: `${publicUrl()}${version}`,
  }));
}

/**
 * Head of any public page: title, description, addresses, the picture that links show, and structured data: that is
 * for search engines alone, which read each page's file, so the browser's program does not carry it.
 */
export function headOf(
  path: string,
  { title, description, picture }: PageSeo,
  structuredData: object[],
): MetaDescriptor[] {
  const url = `${publicUrl()}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates(path),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${publicUrl()}${picture}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map((entry) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entry },
    })),
  ];
}
