import { place } from '@golghar/contracts';
import { startupOffer, startupPrices } from '../offer/startup-offer';
import { site } from '../site';
import type { LegalText } from './types';
import { legalWords } from './words';

export const terms: LegalText = {
  title: 'Terms of Service',
  updated: '21 November 2026',
  picture: { name: 'terms-of-service', height: 640 },
  words: legalWords,
  intro: `These terms apply when ${site.name} works for you. What we agree in writing about your project comes first.`,
  sections: [
    {
      id: 'scope',
      title: 'What we do',
      text: [
        'An offer lists what is included, what it costs and when it will be done. What is not listed is not included; we quote for it before we start on it.',
      ],
    },
    {
      id: 'packages',
      title: 'Packages',
      text: [
        'The monthly packages run for at least 1 year. You may pay monthly, or quarterly with 20% off. You can cancel with 30 days’ notice. Within the first 7 days you may withdraw and get your money back.',
      ],
    },
    {
      id: 'startup',
      title: 'Startup website',
      text: [
        `The startup website costs ${startupPrices.full} once, with an advance of ${startupPrices.advance}, for up to ${startupOffer.maxPages} pages with ${startupOffer.supportDays} days of support. It is delivered in ${startupOffer.delivery} after we have your material; with fast-track delivery (${startupPrices.fastTrack}) within ${startupOffer.fastTrackHours} hours. Source code access has a price of its own.`,
      ],
    },
    {
      id: 'you',
      title: 'What we need from you',
      text: [
        'Text, prices, pictures and passwords on time, and one person who can say yes. If we have to wait for you, the dates move by as much.',
        'You make sure you have the right to use what you give us.',
      ],
    },
    {
      id: 'ads',
      title: 'Advertising and ad accounts',
      text: [
        'Money for advertising goes to the platforms under their rules. We check advertisements against them, but the platforms decide. Access to an ad account is for your own lawful offers and may be withdrawn when rules are broken.',
      ],
    },
    {
      id: 'rights',
      title: 'Who owns the work',
      text: [
        'What we make for you is yours once it is paid. We may show it among our work unless you tell us not to.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'We promise careful work, not a particular number of sales. Our liability is limited to what you paid us in the last six months, except in cases of intent or gross negligence.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      text: [`Indian law applies, and disputes go to the courts at ${place.city}.`],
    },
  ],
};
