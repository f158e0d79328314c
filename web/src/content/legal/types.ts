import type { HindiLine, Link } from '../types';

export type LegalSection = { id: string; title: string; text: string[]; list?: string[] };
/** The words around a legal text, in its language. */
export type LegalWords = {
  /** Above the title. */
  line: HindiLine | undefined;
  home: Link;
  updated: string;
  contents: string;
  closing: { title: string; text: string; label: string; href: string };
};
export type LegalText = {
  title: string;
  updated: string;
  intro: string;
  sections: LegalSection[];
  /** The drawing beside its title. */
  picture: { name: string; height: number };
  words: LegalWords;
};
