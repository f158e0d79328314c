import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allVersions, detailsOf } from '../src/content/page-links';
import { writeBackOfficePages } from './back-office-pages';
import { checkPages } from './check-pages';
import { compressFiles } from './compress-files';
import { deferHydration } from './defer-hydration';
import { writeInlineRules } from './inline-hashes';
import { writeSearchFiles } from './search-files';
import { trimManifest } from './trim-manifest';

const client = fileURLToPath(new URL('../build/client', import.meta.url));

checkPages(client);
writeSearchFiles(client);
trimManifest(client);
deferHydration(client);
writeBackOfficePages(client);
writeInlineRules(client, fileURLToPath(new URL('../build/csp-hashes.map', import.meta.url)));
await compressFiles(client);
// For the tests and screenshots of every page.
const list = allVersions().map(({ page, language, path }) => {
  const { hasOwnLayout } = detailsOf(page);
  return { page, language, path, hasOwnLayout };
});
writeFileSync(new URL('../build/pages.json', import.meta.url), JSON.stringify(list));
