import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { agency, languages } from '@golghar/contracts';
import { publicPaths } from '../src/app/public-paths';
import { publicUrlStandIn } from '../src/app/public-url';
import { alternatesOf } from '../src/content/languages';

const alternates = (page: string): string =>
  alternatesOf(page)
    .map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrlStandIn}${path}"/>`,
    )
    .join('');

/** Whom to tell of a hole in the product (RFC 9116). `nginx/write-pages.sh` writes by when to look again. */
const securityText = `Contact: mailto:${agency.email}
Expires: expires.invalid
Preferred-Languages: ${languages.join(', ')}
Canonical: ${publicUrlStandIn}/.well-known/security.txt
`;

/** Writes sitemap.xml and robots.txt from the route table, and security.txt from the brand. */
export function writeSearchFiles(client: string): void {
  const urls = publicPaths
    .map((page) => `  <url><loc>${publicUrlStandIn}${page}</loc>${alternates(page)}</url>\n`)
    .join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
  const robots = `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${publicUrlStandIn}/sitemap.xml\n`;
  writeFileSync(path.join(client, 'sitemap.xml'), sitemap);
  writeFileSync(path.join(client, 'robots.txt'), robots);
  mkdirSync(path.join(client, '.well-known'), { recursive: true });
  writeFileSync(path.join(client, '.well-known/security.txt'), securityText);
}
