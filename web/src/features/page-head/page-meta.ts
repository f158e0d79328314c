import { inLanguage, type Language } from '@golghar/contracts';
import { type MetaDescriptor, matchPath } from 'react-router';
import { organisation } from '@/content/organisation';
import { allVersions, alternatesOf, detailsOf, isPage, nameOf } from '@/content/page-links';
import type { PublicPath } from '@/content/pages';
import { site } from '@/content/site';
import { publicUrl } from './public-url';

type Version = ReturnType<typeof allVersions>[number];

type Unlisted = { title: string; description: string; picture?: string };

/** Head of a page that search engines leave out; people may pass its link on all the same. */
export const unlistedMeta = ({
  title,
  description,
  picture = '/og/home.png',
}: Unlisted): MetaDescriptor[] => [
  { title },
  { name: 'robots', content: 'noindex' },
  ...(import.meta.env.SSR
    ? [
        { name: 'description', content: description },
        { property: 'og:title', content: title },
        { property: 'og:description', content: description },
        { property: 'og:image', content: `${publicUrl()}${picture}` },
      ]
    : []),
];

/** More of a page's structured data; `import.meta.env.SSR && […]` keeps what makes it out of the browser's program. */
type MoreData = false | object[];

/**
 * Head of the public page at an address: title, address and the picture that links show; undefined where the list of pages
 * has none. What is for other programs alone is built into the page's file, which they read; the browser's program
 * does not carry it.
 */
export function pageMeta(address: string, more: MoreData = false): MetaDescriptor[] | undefined {
  const version = allVersions().find(({ path }) => matchPath(path, address));
  if (!version) return undefined;
  const { path, title, picture } = version;
  return [
    { title },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl()}${path}` },
    { property: 'og:image', content: `${publicUrl()}${picture}` },
    ...(import.meta.env.SSR ? headForReaders(version, more || []) : []),
  ];
}

/** For a layout: the head of each page that stands in it and has none of its own. */
export const listedMeta = ({ location }: { location: { pathname: string } }) => pageMeta(location.pathname);

/** Where a page is: home, the page above it where there is one, the page. */
function breadcrumbs(page: PublicPath, language: Language) {
  const above = page.startsWith('/case-studies/') ? ['/', '/resources'] : ['/'];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, page].filter(isPage).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(step, language),
      item: `${publicUrl()}${inLanguage(step, language)}`,
    })),
  };
}

/** What search engines and shared links read. */
function headForReaders({ page, language, path, title }: Version, more: object[]): MetaDescriptor[] {
  const description = detailsOf(page).description[language] ?? '';
  const structuredData = [page === '/' ? organisation(publicUrl()) : breadcrumbs(page, language), ...more];
  return [
    { name: 'description', content: description },
    // Which page says the same in the other language.
    ...alternatesOf(page).map((alternate) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: alternate.language,
      href: `${publicUrl()}${alternate.path}`,
    })),
    { property: 'og:title', content: title },
    { property: 'og:url', content: `${publicUrl()}${path}` },
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
}
