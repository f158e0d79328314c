import type { ServiceKey } from '@golghar/contracts';
import { agency, place } from '@golghar/contracts';
import { startupOffer, startupPrices } from '../offer/startup-offer';

export const webPromo = {
  title: 'The New Era of Digital Presence',
  subtitle: 'Low Cost, High Quality Web Development',
  text: 'A website is the one shop of yours that never pulls down its shutter. Ours load on a cheap phone, say what you sell in the first line, and bring the visitor to your number in one tap.',
  benefits: [
    {
      title: 'Ready in about two weeks',
      text: `Up to ${startupOffer.maxPages} pages, written and designed by us, live in ${startupOffer.delivery}.`,
    },
    {
      title: 'Made for the phone',
      text: 'Tested on the phones your customers carry, on a slow connection.',
    },
    {
      title: 'Found on Google',
      text: 'Page titles, map listing and speed are included, not billed extra.',
    },
    {
      title: 'Yours to keep',
      text: 'Domain and hosting in your name. Leave whenever you like and take everything with you.',
    },
  ],
  comparison: {
    caption: 'Low Cost versus High Quality, and what we do instead of choosing',
    columns: ['What', 'Low Cost', 'High Quality', agency.name],
    rows: [
      ['Price', '₹4,000 to ₹8,000', '₹60,000 and more', startupPrices.full],
      ['Who writes the text', 'You do', 'A copywriter', `A copywriter from ${place.city}`],
      ['Time to go live', 'Nobody can say', 'Two to three months', startupOffer.delivery],
      ['Speed on a phone', 'Often over 8 seconds', 'Good', 'Under 2 seconds'],
      [
        'Support afterwards',
        'Phone switched off',
        'Paid by the hour',
        `${startupOffer.supportDays} days included`,
      ],
    ],
  },
  quotes: [
    {
      content: 'I had paid twice for a website before. This is the first one my customers mention.',
      author: 'Imran Alam, Alam Furnishings, Sabzibagh',
    },
    {
      content:
        'Parents fill in the admission form at eleven at night now. Earlier they had to come to the gate.',
      author: 'Sister Mary Tirkey, school office, Digha',
    },
  ] as { content: string; author: string }[],
  action: {
    label: 'Get Free Consultation',
    service: 'website_development' as ServiceKey,
  },
};

/** Counted up once in view. The strip below says 10+ years: keep the one that is true of you. */
export const counters = {
  durationMs: 2500,
  /** Share that must be in view. */
  threshold: 0.1,
  items: [
    { value: 100, suffix: '', label: 'Projects Completed' },
    { value: 95, suffix: '%', label: 'Satisfaction Rate' },
    { value: 5, suffix: '', label: 'Years Experience' },
    { value: 7, suffix: '', label: 'Team Members' },
  ] as { value: number; suffix: string; label: string }[],
};
