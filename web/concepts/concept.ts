import type { FaceName } from './faces';

/** A page of a concept. The first has an empty path and is the home page. */
export type Screen = {
  path: string;
  /** Its label in the site's own navigation. */
  nav: string;
  title: string;
  description: string;
  html: string;
};

/** Parses records from text: one per line, with cells separated by `|`, in the order of the names. */
export const records = <Name extends string>(names: readonly Name[], lines: string) =>
  lines.split('\n').map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) as Record<Name, string>;
  });

/** The pages of a concept: a line `path | navigation | title | description` for each, and the HTML of each. */
export const screens = (lines: string, ...shown: string[]): Screen[] =>
  records(['path', 'nav', 'title', 'description'], lines).map((words, index) => ({
    ...words,
    html: shown[index] ?? '',
  }));

/** A small working site that shows what a client in a portfolio project's trade would get. */
export type Concept = {
  /** Id of the portfolio project, which has its name, and of the folder here with its style. */
  id: string;
  faces: FaceName[];
  /** Utility classes for the header, the mark and the footer. */
  look: { head?: string; mark?: string; foot?: string };
  /** Its mark, which links home. */
  mark: string;
  screens: Screen[];
  /** Beside the navigation. */
  aside?: string;
  footer: string;
  /** An optional script; the page works without it. */
  script?: string;
};

/** Address of a concept's page. */
export const conceptPath = (id: string, path = ''): string => `/concepts/${id}${path && `/${path}`}`;
