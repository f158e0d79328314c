import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { agency, languages } from '@golghar/contracts';
import { allVersions, alternatesOf } from '../src/content/page-links';
import { publicUrlStandIn } from '../src/features/page-head/public-url';

const alternates = (page: string): string =>
  alternatesOf(page)
    .map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrlStandIn}${path}"/>`,
    )
    .join('');

/** Where to report a vulnerability (RFC 9116). `nginx/write-pages.sh` adds the expiry date. */
const securityText = `Contact: mailto:${agency.email}
Expires: expires.invalid
Preferred-Languages: ${languages.join(', ')}
Canonical: ${publicUrlStandIn}/.well-known/security.txt
`;

/** Writes sitemap.xml and robots.txt from the list of pages, and security.txt from the brand. */
export function writeSearchFiles(client: string): void {
  const urls = allVersions()
    .map(({ path }) => `  <url><loc>${publicUrlStandIn}${path}</loc>${alternates(path)}</url>\n`)
    .join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
  const robots = `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${publicUrlStandIn}/sitemap.xml\n`;
  writeFileSync(path.join(client, 'sitemap.xml'), sitemap);
  writeFileSync(path.join(client, 'robots.txt'), robots);
  mkdirSync(path.join(client, '.well-known'), { recursive: true });
  writeFileSync(path.join(client, '.well-known/security.txt'), securityText);
}
