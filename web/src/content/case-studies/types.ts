import type { Fact, HindiLine, Testimonial } from '../types';

export type CaseStudy = {
  /** The last segment of its address, and the name of its drawings in assets/scenes: as is, `-hero` and `-card`. */
  slug: string;
  /** Of the strip, by its file name. */
  logo: string;
  company: string;
  category: string;
  location: string;
  serviceType: string;
  /** The headline figure, and what it counts. */
  figure: { value: string; label: string };
  description: string;
  line: HindiLine;
  stats: Fact[];
  about: string[];
  challenges: string[];
  approach: { title: string; text: string }[];
  results: string[];
  benefits: string[];
  testimonial: Testimonial;
  /** There is a concept of the same name to visit. */
  hasConcept?: true;
};
