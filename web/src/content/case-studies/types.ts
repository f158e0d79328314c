import type { Fact, HindiLine, Testimonial } from '../types';

export type CaseStudy = {
  /** The end of its address, and the name of its drawings in assets/scenes: itself, `-hero` and `-card`. */
  slug: string;
  /** Of the strip, by its file name. */
  logo: string;
  company: string;
  category: string;
  location: string;
  serviceType: string;
  /** The figure that is the story, and what it counts. */
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
  /** A concept of the same name can be looked around in. */
  hasConcept?: true;
};
