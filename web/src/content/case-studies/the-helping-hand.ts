import type { CaseStudy } from './types';

export const theHelpingHand: CaseStudy = {
  slug: 'the-helping-hand',
  company: 'The Helping Hand',
  category: 'Non-profit',
  location: 'Digha, Patna',
  serviceType: 'Website, email, donor reports',
  figure: { value: '150%', label: 'more donations in 6 months' },
  description: 'A non-profit whose online shop for handmade goods paid for school fees, but only just.',
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
    'The website told the history of the trust and hid the button.',
    'Donors gave once and never heard what became of it.',
    'The form asked for eleven things, among them the mother’s maiden name.',
  ],
  approach: [
    {
      title: 'A rupee has a name',
      text: '₹400 is a month of bus, ₹1,200 a uniform with shoes. Each sum stands beside the thing it buys.',
    },
    {
      title: 'A form of two fields',
      text: 'Amount and e-mail. Everything for the tax receipt comes afterwards.',
    },
    {
      title: 'A letter after the term',
      text: 'Three lines from a girl and one photo of her handwriting, to each donor, twice a year.',
    },
    {
      title: 'Monthly giving, easy to stop',
      text: 'The way out stands in every mail. Hardly anybody takes it.',
    },
  ],
  results: [
    'Donations up 150% in 6 months',
    'Many donors have changed from once to every month',
    'The shop sells out before each festival',
  ],
  benefits: [
    'Receipts that write themselves',
    'A report that the trustees can print on one page',
    'Volunteers who came through the letters',
  ],
  testimonial: {
    content: 'They asked what a rupee of donation does and put exactly that on the page. It was so simple.',
    author: 'Father Joseph Kujur',
    title: 'Secretary, The Helping Hand',
    industry: 'Non-profit',
    portrait: 'glasses',
  },
};
