import { writeFileSync } from 'node:fs';
import path from 'node:path';
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

/** Writes sitemap.xml and robots.txt from the route table. */
export function writeSearchFiles(client: string): void {
  const urls = publicPaths
    .map((page) => `  <url><loc>${publicUrlStandIn}${page}</loc>${alternates(page)}</url>\n`)
    .join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
  const robots = `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${publicUrlStandIn}/sitemap.xml\n`;
  writeFileSync(path.join(client, 'sitemap.xml'), sitemap);
  writeFileSync(path.join(client, 'robots.txt'), robots);
}
