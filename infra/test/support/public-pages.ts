import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

type Page = {
  /** Its address in English. */
  page: string;
  language: 'en' | 'hi';
  path: string;
  hasOwnLayout?: true;
};

/** From what was built: web/src/content/pages.ts. */
const pages: Page[] = JSON.parse(readFileSync(path.join(root, 'web/build/pages.json'), 'utf8'));

const pathsOf = (some: Page[]) => some.map((page) => page.path);

/** Every public page. */
export const publicPages = pathsOf(pages);

/**
 * Pages with a layout and colours of their own; the others are made of the same parts, or are the same in another
 * language.
 */
export const ownLayouts = pathsOf(
  pages.filter(({ language, hasOwnLayout }) => hasOwnLayout && language === 'en'),
);

/** The addresses of pages that exist in both languages, English first. */
export const pagesInBoth = pages
  .filter(({ language }) => language === 'hi')
  .map(({ page, path: hindi }) => [page, hindi] as const);
