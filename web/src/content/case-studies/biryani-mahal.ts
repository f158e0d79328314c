import type { CaseStudy } from './types';

export const biryaniMahal: CaseStudy = {
  slug: 'biryani-mahal',
  logo: 'biryani-mahal',
  company: 'Biryani Mahal',
  category: 'Restaurant',
  location: 'Sabzibagh, Patna',
  serviceType: 'Online ordering, social media',
  figure: { value: '200%', label: 'more online orders in 3 months' },
  line: { name: 'biryani-mahal', words: 'मंगलवार भी भरा-भरा' },
  description: 'Full tables on Sunday, an idle kitchen on Tuesday, and a menu that nobody could find.',
  stats: [
    { value: '200%', label: 'more online orders' },
    { value: '3', label: 'months' },
    { value: '1', label: 'second for the menu to open' },
  ],
  about: [
    'Biryani Mahal has cooked on wood fires in Sabzibagh since 1994. The family wanted to keep the recipe and change everything else.',
    'Two delivery platforms brought in orders and kept a quarter of every bill.',
  ],
  challenges: [
    'The menu was a photo of a photo, four years out of date.',
    'Orders came at eight in the evening or not at all.',
    'Regulars did not know they could order from the restaurant directly.',
  ],
  approach: [
    {
      title: 'A menu that opens in a second',
      text: 'Text instead of pictures, and only what is still in the pot today. Order and pay with no app and no account.',
    },
    {
      title: 'A dish for Tuesdays',
      text: 'One dish that is cooked on no other day, announced at eleven with a short film from the fire.',
    },
    {
      title: 'A card in every parcel',
      text: 'The cook’s name and the address for ordering direct, with no discount and no code.',
    },
    {
      title: 'Reviews answered by the owner',
      text: 'Within a day, in the guest’s own language, the bad ones included.',
    },
  ],
  results: [
    'Online orders up 200% in 3 months',
    'Tuesday became the second best day of the week',
    'Most regulars order directly now',
  ],
  benefits: [
    'A customer list the restaurant owns',
    'Less waste, because the menu shows what is sold out',
    'Written orders in the kitchen instead of shouted phone calls',
  ],
  testimonial: {
    content: 'Tuesday used to be the day we washed the big pots. Now it is our second best day.',
    author: 'Shabnam Parveen',
    title: 'Owner, Biryani Mahal',
    industry: 'Restaurant',
    portrait: 'dupatta',
  },
  hasConcept: true,
};
