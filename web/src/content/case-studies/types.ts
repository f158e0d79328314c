import type { Fact, Testimonial } from '../types';

export type CaseStudy = {
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
  stats: Fact[];
  about: string[];
  challenges: string[];
  approach: { title: string; text: string }[];
  results: string[];
  benefits: string[];
  testimonial: Testimonial;
};
