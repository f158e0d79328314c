import {
  inLanguage,
  type Language,
  languages,
  newsletterPaths,
  newsletterSentPath,
  thankYouPath,
} from '@golghar/contracts';
import { details, type PageDetails, type Place, type PublicPage, type PublicPath, pages } from './pages';
import { site } from './site';
import type { NavigationItem } from './types';

const byPath: Record<PublicPath, PublicPage> = pages;

/** Every page with its English address. */
const entries = Object.entries(byPath) as [PublicPath, PublicPage][];

/** An agency may have removed a page from the list and kept its folder. */
export const isPage = (path: string): path is PublicPath => path in pages;

/** Title and link preview picture of a page in this language; undefined if it does not exist in it. */
export function headOf(path: PublicPath, language: Language) {
  const title = byPath[path][language]?.title;
  if (title === undefined) return undefined;
  const slug = path === '/' ? 'home' : path.replace(/.*[/]/, '');
  return {
    path: inLanguage(path, language),
    title: title.includes(site.name) ? title : `${title} | ${site.name}`,
    picture: `/og/${language === 'en' ? '' : `${language}-`}${slug}.png`,
  };
}

/** The label of links to a page; the English name if this language has none. */
export const nameOf = (path: PublicPath, language: Language): string =>
  (byPath[path][language] ?? byPath[path].en).name;

export const detailsOf = (path: PublicPath): PageDetails => details[path];

/** The links of a list, in the order of the pages. */
export const linksIn = (place: Place, language: Language): NavigationItem[] =>
  entries.flatMap(([path, { highlight, [language]: version }]) => {
    if (!version?.in?.includes(place)) return [];
    const isElsewhere = version.title === undefined && !version.at;
    const href = version.at ?? (isElsewhere ? path : inLanguage(path, language));
    return {
      href,
      label: version.name,
      ...(isElsewhere && { language: 'en' as const }),
      ...(highlight && { highlight }),
    };
  });

/** The addresses of a page in both languages; undefined for pages in one language. */
export function versionsOf(path: string): Record<Language, string> | undefined {
  if (!languages.includes('hi')) return undefined;
  const english = entries.find(
    ([page, { hi }]) => hi?.title && (page === path || inLanguage(page, 'hi') === path),
  )?.[0];
  return english ? { en: english, hi: inLanguage(english, 'hi') } : undefined;
}

/**
 * A page's address in each language, for search engines (hreflang): `x-default` is for readers of neither. Empty for pages in
 * one language.
 */
export function alternatesOf(path: string): { language: string; path: string }[] {
  const versions = versionsOf(path);
  if (!versions) return [];
  return Object.entries({ ...versions, 'x-default': versions.en }).map(([language, version]) => ({
    language,
    path: version,
  }));
}

/** Every page in each of its languages. */
export const allVersions = () =>
  entries.flatMap(([page]) =>
    languages.flatMap((language) => {
      const head = headOf(page, language);
      return head ? { page, language, ...head } : [];
    }),
  );

/** Also built in both languages, but not listed: only links in e-mails and forms submitted without our script lead there. */
export const unlistedPages = () => [
  ...Object.values(newsletterPaths),
  newsletterSentPath,
  thankYouPath,
  '/try-again',
];

/** Where the 404 pages are built; the gateway serves them with that status. */
const notFoundPage = '/404';

/** Every page that is built as an HTML file. */
export const builtPaths = () => [
  ...allVersions().map(({ path }) => path),
  ...[...unlistedPages(), notFoundPage].flatMap((page) =>
    languages.map((language) => inLanguage(page, language)),
  ),
];
