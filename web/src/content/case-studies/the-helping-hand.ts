import type { CaseStudy } from './types';

export const theHelpingHand: CaseStudy = {
  slug: 'the-helping-hand',
  logo: 'helping-hand',
  company: 'The Helping Hand',
  category: 'Non-profit',
  location: 'Digha, Patna',
  serviceType: 'Website, email, donor reports',
  figure: { value: '150%', label: 'more donations in 6 months' },
  line: { name: 'the-helping-hand', words: 'हाथ से हाथ मिला' },
  description: 'A non-profit whose online craft shop covered the school fees, but only just.',
  stats: [
    { value: '150%', label: 'more donations' },
    { value: '6', label: 'months' },
    { value: '2', label: 'fields in the form' },
  ],
  about: [
    'The Helping Hand keeps girls in school along the river between Digha and Maner: fees, bicycles, and a hostel for those who live too far.',
    'It sells what their mothers make, and lives on donations of a few hundred rupees.',
  ],
  challenges: [
    'The website told the trust’s history and hid the donate button.',
    'Donors gave once and never heard what their money did.',
    'The form asked eleven questions, including the donor’s mother’s maiden name.',
  ],
  approach: [
    {
      title: 'Every rupee has a purpose',
      text: '₹400 pays a month of bus fares, ₹1,200 a uniform and shoes. Next to every amount is what it buys.',
    },
    {
      title: 'A form of two fields',
      text: 'Amount and email. Everything for the tax receipt comes afterwards.',
    },
    {
      title: 'A letter after each term',
      text: 'Twice a year every donor gets three lines from a girl and a photo of her handwriting.',
    },
    {
      title: 'Monthly giving, easy to stop',
      text: 'Every email has a link to stop. Hardly anybody uses it.',
    },
  ],
  results: [
    'Donations up 150% in 6 months',
    'Many one-time donors now give every month',
    'The shop sells out before each festival',
  ],
  benefits: [
    'Tax receipts that go out automatically',
    'A one-page report for the trustees',
    'New volunteers who came because of the letters',
  ],
  testimonial: {
    content: 'They asked what one donated rupee does, and put exactly that on the page. It was that simple.',
    author: 'Father Joseph Kujur',
    title: 'Secretary, The Helping Hand',
    industry: 'Non-profit',
    portrait: 'glasses',
  },
  hasConcept: true,
};
