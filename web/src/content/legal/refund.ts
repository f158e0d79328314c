import { site } from '../site';
import type { LegalText } from './types';
import { legalWords } from './words';

export const refund: LegalText = {
  title: 'Refund Policy',
  updated: '21 November 2026',
  picture: { name: 'thanks', height: 458 },
  words: legalWords,
  intro: 'When you get your money back, how much of it, and how long that takes.',
  sections: [
    {
      id: 'full',
      title: 'Full refund',
      text: ['You get everything back:'],
      list: [
        'if you cancel the project before work starts;',
        'if work does not start within 7 working days of the start date.',
      ],
    },
    {
      id: 'partial',
      title: 'Partial or full refund',
      text: [
        'If the basic scope is not delivered within 30 working days, you get part or all of your money back, depending on what has been done.',
      ],
    },
    {
      id: 'none',
      title: 'What is not refunded',
      text: [
        'Fees for fast delivery and for source code are non-refundable. Ad platforms do not return money that has already been spent.',
      ],
    },
    {
      id: 'packages',
      title: 'Monthly packages',
      text: [
        'Within 7 days of the start of a package you get the first payment back without giving a reason.',
      ],
    },
    {
      id: 'how',
      title: 'How to ask',
      text: [
        `Write to ${site.email} within 7 days of the qualifying event, with your name and the reference of the project. We confirm the same working day.`,
      ],
    },
    {
      id: 'when',
      title: 'When you get it',
      text: ['Processing takes 7-10 working days. The money goes back the way it came.'],
    },
  ],
};
