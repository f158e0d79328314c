import { inLanguage, type Language, languages } from '@golghar/contracts';
import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { allVersions, isPage, unlistedPages } from '../content/page-links';
import { adminRoutes } from '../pages/admin/routes';

/** A page's folder matches its address; case studies share one, and so do the pages that are not listed. */
const folderOf = (page: string, language: Language) => {
  if (page.startsWith('/case-studies/')) return '/case-study';
  if (!isPage(page)) return inLanguage('/unlisted', language);
  return inLanguage(page, language) + (page === '/' ? '/home' : '');
};

/** Each has an explicit id: an unknown address has to find the route that its page was built from, or it would render twice. */
const pageRoute = (page: string, language: Language, address = page) =>
  route(inLanguage(address, language), `../pages${folderOf(page, language)}/page.tsx`, {
    id: inLanguage(page, language),
  });

const publicRoutes = (language: Language) => [
  ...allVersions()
    .filter((version) => version.language === language)
    .map(({ page }) => pageRoute(page, language)),
  ...unlistedPages().map((page) => pageRoute(page, language)),
  // Unknown addresses, and the page that is built for them.
  pageRoute('/not-found', language, '/*'),
];

export default [
  layout('layouts/site-layout.tsx', [
    ...publicRoutes('en'),
    // The gateway redirects these addresses; inside the app the router has to.
    route('about', '../pages/moved/page.tsx', { id: 'about' }),
    route('case-study/:slug', '../pages/moved/page.tsx', { id: 'case-study' }),
  ]),
  ...(languages.includes('hi') ? [layout('layouts/hindi-layout.tsx', publicRoutes('hi'))] : []),
  ...adminRoutes,
] satisfies RouteConfig;
