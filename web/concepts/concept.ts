import type { FaceName } from './faces';

/** One page of a concept. The first has no path and is the home page. */
export type Screen = {
  path: string;
  /** What it is called in the site's own navigation. */
  nav: string;
  title: string;
  description: string;
  html: string;
};

/** Records written as text: a line each, its cells parted by `|`, in the order of their names. */
export const records = <Name extends string>(names: readonly Name[], lines: string) =>
  lines.split('\n').map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) as Record<Name, string>;
  });

/** The pages of a concept: a line `path | navigation | title | description` for each, and what each shows. */
export const screens = (lines: string, ...shown: string[]): Screen[] =>
  records(['path', 'nav', 'title', 'description'], lines).map((words, index) => ({
    ...words,
    html: shown[index] ?? '',
  }));

/** A small working site that shows what a client of a portfolio's trade would get. */
export type Concept = {
  /** The project's in the portfolio, which has its name, and of the folder here with its style. */
  id: string;
  faces: FaceName[];
  /** Utilities for the parts of the frame. */
  look: { head?: string; mark?: string; foot?: string };
  /** Its mark, which leads home. */
  mark: string;
  screens: Screen[];
  /** Beside the navigation. */
  aside?: string;
  footer: string;
  /** A program of its own; the page works without it. */
  script?: string;
};

/** Where a page of a concept is. */
export const conceptPath = (id: string, path = ''): string => `/concepts/${id}${path && `/${path}`}`;
