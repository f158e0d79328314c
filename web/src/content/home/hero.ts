import { agencyInHindi, place } from '@golghar/contracts';
import type { HindiLine } from '../types';

export const hero = {
  /** A drawn line of Hindi; the page in Hindi needs none. */
  line: { name: 'home', words: `${agencyInHindi.city} से, पूरे ${agencyInHindi.region} के लिए` } as
    | HindiLine
    | undefined,
  eyebrow: `Digital marketing & brand building, ${place.city}`,
  /** Static, above the typed line, so that the headline is never empty. */
  lead: 'We help you',
  phrases: [
    'Grow Your Business',
    'Scale Your Business',
    'Create Bigger Growth',
    'Expand Your Reach',
    'Drive Success',
    'Accelerate Your Growth',
  ],
  text: `We plan, design and run marketing for small and medium businesses across ${place.region}: brand, website, search, social and ads. One team, one monthly report.`,
  primary: { label: 'Get Free Consultation', href: '#contact' },
  secondary: { label: 'Our Services', href: '#services' },
  proof: '150+ satisfied clients across 15+ industries',
  portraits: ['plait', 'moustache', 'bun'],
  picture: 'Golghar, the round granary of Patna, drawn in the Madhubani style beside the river Ganga',
};

/** The timing of the typed line. */
export const typingRhythm = { perCharacterMs: 80, perDeletionMs: 40, pauseMs: 1500 };
