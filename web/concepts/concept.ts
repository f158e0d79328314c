import type { FaceName } from './faces';

/** One page of a concept. The first has no path and is the home page. */
export type Screen = {
  path: string;
  /** What it is called in the site's own navigation. */
  nav: string;
  title: string;
  description: string;
  html: string;
  /** Rules that are made, not written (see `filterRules`). */
  css?: string;
};

/** A small working site that shows what a client of a portfolio's trade would get. */
export type Concept = {
  /** The project's in the portfolio, which has its name, and of the folder here with its style. */
  id: string;
  faces: FaceName[];
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
