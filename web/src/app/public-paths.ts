import { inLanguage, newsletterPaths, newsletterSentPath, thankYouPath } from '@golghar/contracts';
import { seoInHindi } from '../content/hi/seo';
import { seo } from '../content/seo';

/** Every public page's address: pages, sitemap.xml and the build's checks follow this list. */
export const publicPaths = [...Object.keys(seo), ...Object.keys(seoInHindi)];

/** Built too, but in no list of pages: links in our e-mails lead there. */
const emailedPaths = Object.values(newsletterPaths);

const inBoth = (path: string) => [path, inLanguage(path, 'hi')];

/** Where forms lead that a browser sends itself. */
const sentPaths = [thankYouPath, newsletterSentPath, '/try-again'];

/** Where the pages for unknown addresses are built; the gateway answers with them and status 404. */
const notFoundPath = '/404';

/** Every page that is built as a file of HTML. */
export const builtPaths = [...publicPaths, ...[...emailedPaths, ...sentPaths, notFoundPath].flatMap(inBoth)];
