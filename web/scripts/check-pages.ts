import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { backOfficePaths } from '@golghar/contracts';
import { conceptPages } from '../concepts';
import { builtPaths } from '../src/content/page-links';

/** Addresses without a file: the gateway or the app redirects them. */
const redirects = [/^\/about$/, /^\/case-study\/[a-z-]+$/];

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const fileOf = (client: string, page: string) => path.join(client, page, 'index.html');

const isKnown = (client: string, page: string): boolean =>
  existsSync(fileOf(client, page)) ||
  redirects.some((pattern) => pattern.test(page)) ||
  page === backOfficePaths.login ||
  (page !== '/' && existsSync(path.join(client, page)));

/** The problems with a page's links, pictures and head. */
function problemsOf(client: string, page: string, titles: Map<string, string>): string[] {
  const html = readFileSync(fileOf(client, page), 'utf8');
  const problems: string[] = [];
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  if (!title) problems.push('has no title');
  else if (titles.has(title)) problems.push(`has the title of ${titles.get(title)}`);
  else titles.set(title, page);
  if (!/<meta name="description" content="[^"]{40,}/.test(html)) problems.push('has no description');
  if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) problems.push('does not have one h1');
  for (const [tag] of html.matchAll(/<img\s[^>]*>/g)) {
    if (attribute(tag, 'alt') === undefined) problems.push(`has a picture without alt: ${tag}`);
    const source = attribute(tag, 'src') ?? '';
    if (!existsSync(path.join(client, source))) problems.push(`shows ${source}, which is not there`);
    if (!attribute(tag, 'width') || !attribute(tag, 'height'))
      problems.push(`has a picture without size: ${tag}`);
  }
  for (const [, file = '', id] of html.matchAll(/<use href="([^"#]+)#([^"]+)"/g))
    if (!readFileSync(path.join(client, file), 'utf8').includes(`id="${id}"`))
      problems.push(`shows ${id} of ${file}, which is not there`);
  for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
    const [target = '', fragment] = href.split('#');
    if (/^(https?:|tel:|mailto:)/.test(href)) continue;
    const address = target.split('?')[0] || page;
    if (!isKnown(client, address)) problems.push(`links to ${href}, which is not there`);
    else if (
      fragment &&
      existsSync(fileOf(client, address)) &&
      !readFileSync(fileOf(client, address), 'utf8').includes(`id="${fragment}"`)
    )
      problems.push(`links to ${href}, but there is no ${fragment}`);
  }
  return problems;
}

/** @throws Error that lists every broken link, missing title and picture without size or text */
export function checkPages(client: string): void {
  const titles = new Map<string, string>();
  const pages = [...builtPaths(), ...conceptPages.map(({ path: page }) => page)];
  const problems = pages.flatMap((page) =>
    problemsOf(client, page, titles).map((problem) => `${page} ${problem}`),
  );
  if (problems.length > 0)
    throw new Error(`The site has ${problems.length} faults:\n  ${problems.join('\n  ')}`);
}
