import { inLanguage, type Language } from '@golghar/contracts';
import { type MetaDescriptor, matchPath } from 'react-router';
import { organisation } from '@/content/organisation';
import { allVersions, alternatesOf, detailsOf, isPage, nameOf } from '@/content/page-links';
import type { PublicPath } from '@/content/pages';
import { site } from '@/content/site';
import type { Faq } from '@/content/types';
import type { UnlistedHead } from '@/content/unlisted';
import { publicUrl } from './public-url';

type Version = ReturnType<typeof allVersions>[number];

/** Head of a page with noindex; its link may still be shared. */
export const unlistedMeta = ({
  title,
  description,
  picture = '/og/home.png',
}: UnlistedHead): MetaDescriptor[] => [
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

/**
 * Head of the public page at an address: title, canonical address and link preview picture; undefined if the page is not listed.
 * What only crawlers read is built into the HTML; the browser's bundle does not include it, nor the code for further structured
 * data if that is `import.meta.env.SSR && […]`.
 */
export function pageMeta(address: string, more: false | object[] = []): MetaDescriptor[] | undefined {
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

/** For a layout: the head of each of its pages that has none of its own. */
export const listedMeta = ({ location }: { location: { pathname: string } }) => pageMeta(location.pathname);

/** A page's path: home, the parent page if there is one, the page. */
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

/** For search engines and link previews. */
function headForReaders({ page, language, path, title }: Version, more: object[]): MetaDescriptor[] {
  const description = detailsOf(page).description[language] ?? '';
  const structuredData = [page === '/' ? organisation(publicUrl()) : breadcrumbs(page, language), ...more];
  return [
    { name: 'description', content: description },
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

const faqPage = (items: readonly Faq[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** For a route: the head of a page with questions. */
export const faqMeta =
  (address: string, ...lists: { items: readonly Faq[] }[]) =>
  () =>
    pageMeta(address, import.meta.env.SSR && [faqPage(lists.flatMap(({ items }) => items))]);

export const serviceList = (items: readonly { title: string; description: string }[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ title, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Service',
      name: title,
      description,
      areaServed: site.address.region,
      provider: { '@type': 'Organization', name: site.name },
    },
  })),
});
