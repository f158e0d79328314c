import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicPaths } from '../src/app/public-paths';
import { publicUrlStandIn } from '../src/app/public-url';

/** Writes sitemap.xml and robots.txt from the route table. */
export function writeSearchFiles(client: string): void {
  const urls = publicPaths.map((page) => `  <url><loc>${publicUrlStandIn}${page}</loc></url>\n`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
  const robots = `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${publicUrlStandIn}/sitemap.xml\n`;
  writeFileSync(path.join(client, 'sitemap.xml'), sitemap);
  writeFileSync(path.join(client, 'robots.txt'), robots);
}
