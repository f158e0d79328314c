import { inLanguage, languages, newsletterPaths, newsletterSentPath, thankYouPath } from '@golghar/contracts';
import { allVersions } from '../content/page-links';

/** Built too, in both languages, but in no list of pages: links in e-mails lead there, and forms without our script. */
export const unlistedPages = [
  ...Object.values(newsletterPaths),
  newsletterSentPath,
  thankYouPath,
  '/try-again',
];

/** Where the pages for unknown addresses are built; the gateway answers with them and status 404. */
const notFoundPage = '/404';

/** Every page that is built as a file of HTML. */
export const builtPaths = [
  ...allVersions().map(({ path }) => path),
  ...[...unlistedPages, notFoundPage].flatMap((page) =>
    languages.map((language) => inLanguage(page, language)),
  ),
];
