import { biryaniMahal } from './biryani-mahal';
import { theHelpingHand } from './the-helping-hand';
import type { CaseStudy } from './types';
import { wishluvBuildcon } from './wishluv-buildcon';

export type { CaseStudy } from './types';

export const caseStudies: CaseStudy[] = [wishluvBuildcon, biryaniMahal, theHelpingHand];

export const caseStudyLabels = {
  about: 'About the Client',
  challenges: 'Key Challenges',
  approach: 'Our Approach',
  results: 'Results',
  benefits: 'Additional Benefits',
  site: {
    title: 'The site, to look around in',
    text: 'Three of its pages as a concept: the links lead somewhere, the form answers, and nothing is sent.',
    label: 'Open the site',
    picture: (company: string) => `Home page of ${company}`,
  },
  cta: { title: 'Your numbers next?', label: 'Book a Free Consultation', href: '/#contact' },
};
