import type { CaseStudy } from './types';

export const biryaniMahal: CaseStudy = {
  slug: 'biryani-mahal',
  company: 'Biryani Mahal',
  category: 'Restaurant',
  location: 'Sabzibagh, Patna',
  serviceType: 'Online ordering, social media',
  figure: { value: '200%', label: 'more online orders in 3 months' },
  description: 'Full tables on Sunday, an idle kitchen on Tuesday, and a menu that nobody could find.',
  stats: [
    { value: '200%', label: 'more online orders' },
    { value: '3', label: 'months' },
    { value: '1', label: 'second for the menu to open' },
  ],
  about: [
    'Biryani Mahal has cooked on wood fires in Sabzibagh since 1994. The family wanted to keep the recipe and change everything around it.',
    'Two delivery platforms brought orders and took a quarter of each.',
  ],
  challenges: [
    'The menu was a photo of a photo, and four years old.',
    'Orders came at eight in the evening or not at all.',
    'Regulars did not know that one could order from the restaurant itself.',
  ],
  approach: [
    {
      title: 'A menu that opens in a second',
      text: 'Text, not pictures, with what is left today. Order and pay without an app and without an account.',
    },
    {
      title: 'Tuesday has a dish',
      text: 'One pot that is cooked on no other day, announced at eleven with a film from the fire.',
    },
    {
      title: 'A card in every parcel',
      text: 'The cook’s name and the address for ordering direct, with no discount and no code.',
    },
    {
      title: 'Reviews answered by the owner',
      text: 'Within a day, in the language of the guest, also the bad ones.',
    },
  ],
  results: [
    'Online orders up 200% in 3 months',
    'Tuesday became the second best day of the week',
    'Most regulars order directly now',
  ],
  benefits: [
    'A customer list that belongs to the restaurant',
    'Less food left over, because the menu knows what is gone',
    'Orders reach the kitchen in writing, not by phone over the noise',
  ],
  testimonial: {
    content: 'Tuesday used to be the day we washed the big pots. Now it is our second best day.',
    author: 'Shabnam Parveen',
    title: 'Owner, Biryani Mahal',
    industry: 'Restaurant',
    portrait: 'plait',
  },
};
