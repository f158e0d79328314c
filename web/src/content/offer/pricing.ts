import { formatMoney } from '@golghar/contracts';
import { openingHours, responseTime } from '../site';
import type { Faq, HindiLine } from '../types';
import { adSpend, packagePrices } from './package-prices';

export type PackageFeature = { name: string; included: boolean; info?: string };

export type Package = {
  id: 'startup' | 'growth' | 'premium';
  name: string;
  /** Rupees a month. */
  price: { monthly: number; quarterly: number };
  description: string;
  popularFor: string[];
  highlight: boolean;
  features: PackageFeature[];
  cta: string;
};

/** Shown where the agency does not say: neither promised nor denied. */
const open = 'Ask us';

const has = (name: string, info?: string): PackageFeature => ({
  name,
  included: true,
  ...(info && { info }),
});

const packages: Package[] = [
  {
    id: 'startup',
    name: 'Startup',
    price: packagePrices.startup,
    description: 'For a shop that wants to be seen every week.',
    popularFor: ['Sweet shops', 'Clinics', 'Coaching centres'],
    highlight: false,
    features: [
      has('10 posts', 'a month, photos from your own place'),
      has('1 article', 'a month'),
      has('5 designs', 'a month, for screen or print'),
      has('2 platforms', 'you choose which'),
    ],
    cta: 'Choose Startup',
  },
  {
    id: 'growth',
    name: 'Growth',
    price: packagePrices.growth,
    description: 'For a business that wants enquiries, and wants to count them.',
    popularFor: ['Builders', 'Restaurants', 'Schools'],
    highlight: true,
    features: [
      has('4 platforms', 'kept in step'),
      has('2 articles', 'a month'),
      has('1 video', 'a month'),
      has(`Ad spend ${formatMoney(adSpend.growth)}`, 'a month, planned and run by us'),
    ],
    cta: 'Choose Growth',
  },
  {
    id: 'premium',
    name: 'Premium',
    price: packagePrices.premium,
    description: 'For a brand with several outlets or a season to win.',
    popularFor: ['Hospitals', 'Retail chains', 'Manufacturers'],
    highlight: false,
    features: [
      has('12 posts', 'a month, photos from your own place'),
      has('4 articles', 'a month'),
      has('7 designs', 'a month, for screen or print'),
      has('3 videos', 'a month'),
      has(`Ad spend ${formatMoney(adSpend.premium)}`, 'a month, planned and run by us'),
    ],
    cta: 'Choose Premium',
  },
];

const quarterlyPrices = packages.map(({ name, price }) => `${name} ${formatMoney(price.quarterly)}`);

export const pricing = {
  /** Prefix of the enquiry's line that names the chosen package. */
  package: 'Package',
  notIncluded: 'Not included',
  /** A drawn line of Hindi above the title; pages in Hindi need none. */
  line: { name: 'pricing', words: 'साफ़ दाम, साफ़ काम' } as HindiLine | undefined,
  title: 'Packages & Pricing',
  lead: 'Three packages, one price each, and what you get is in writing. No setup fee, no surprises in the second month.',
  billing: {
    legend: 'How you pay',
    monthly: { label: 'Monthly', frequency: 'per month' },
    quarterly: { label: 'Quarterly', frequency: 'per month, billed quarterly', save: 'Save 20%' },
  },
  popularFor: 'Popular for',
  highlight: 'Most chosen',
  // A year of commitment and 30 days' notice are both stated; the owner should say whether the notice may fall into the first
  // year. The agency's refund terms are about projects, this claim is about packages: the refund policy has both, and the owner
  // should confirm that both are meant to apply.
  terms: [
    'At least a 1-year commitment. You may pay month by month.',
    "You can cancel with 30 days' notice.",
    '7-day money-back: not convinced after the first week? You get it all back.',
  ],
  packages,
  comparison: {
    title: 'Compare the packages',
    head: 'What',
    caption: 'What each package includes per month',
    note: `"${open}" means the package has no fixed number. We agree one on the first call and put it in writing.`,
    rows: [
      ['Posts', '10', open, '12'],
      ['Articles', '1', '2', '4'],
      ['Designs', '5', open, '7'],
      ['Videos', open, '1', '3'],
      ['Platforms', '2', '4', open],
      ['Ad spend', open, formatMoney(adSpend.growth), formatMoney(adSpend.premium)],
    ],
  },
  bonus: {
    title: 'In every package',
    items: [
      { title: 'One person to call', text: 'The same manager all year, with a mobile number.' },
      { title: 'A monthly report in plain words', text: 'What it cost, what it brought, what we change.' },
      { title: 'Festival calendar', text: 'Holi, Eid, Durga Puja, Chhath: planned six weeks ahead.' },
      { title: 'Google listing kept right', text: 'Hours, photos and answers to reviews.' },
    ],
  },
  why: {
    title: 'Why businesses choose us',
    items: [
      ['Quick response', `A person calls you back ${responseTime}.`],
      ['Everything in your name', 'Accounts, pages and domain stay yours when you leave.'],
      ['Made in your shop', 'Our photographer comes to you. No stock pictures.'],
      ['Numbers you can check', 'You see the same ad account we see, every day.'],
    ],
  },
  testimonials: {
    title: 'What clients say about the price',
    items: [
      {
        name: 'Anil Gupta',
        position: 'Gupta Hardware, Danapur',
        quote: 'I know what I pay and what comes back. My cousin in Delhi pays double and does not.',
        initials: 'AG',
        rating: 5,
      },
      {
        name: 'Dr. Farah Naaz',
        position: 'Skin clinic, Rajendra Nagar',
        quote: 'In the second month I had to put a third chair in the waiting room. That was my report.',
        initials: 'FN',
        rating: 5,
      },
      {
        name: 'Vikash Ranjan',
        position: 'Coaching centre, Boring Road',
        quote: 'We began with Startup and moved up after the admission season. Nobody pushed us.',
        initials: 'VR',
        rating: 4,
      },
    ] as { name: string; position: string; quote: string; initials: string; rating: number }[],
  },
  faq: {
    title: 'Questions',
    general: {
      label: 'General Questions',
      items: [
        {
          question: 'How soon do you answer?',
          answer: `A person answers ${responseTime}. Our hours are ${openingHours}.`,
        },
        {
          question: 'Do I have to sign for a year?',
          answer:
            "Yes, the packages run for at least 1 year, because search and reputation take that long. You may pay monthly and cancel with 30 days' notice.",
        },
        {
          question: 'Who owns what you make?',
          answer: 'You do: texts, designs, films, accounts and domain, from the day they are paid for.',
        },
      ],
    },
    pricing: {
      label: 'Pricing & Plans',
      items: [
        {
          question: 'What does quarterly billing change?',
          answer: `You pay for three months at a time and save 20%. That comes to ${quarterlyPrices.join(', ')} a month.`,
        },
        {
          // "Ad spend ₹50,000" and "₹1,00,000" are listed under "included per month", at a price below them: the owner should
          // say whether the agency pays the amount or only manages it. The text promises neither.
          question: 'How much advertising is in a package?',
          answer: `Growth lists ad spend of ${formatMoney(adSpend.growth)} a month and Premium ${formatMoney(adSpend.premium)}. Before we start, we put in writing who pays it to Meta and Google, and you can see every rupee in the account.`,
        },
        {
          question: 'What if I am not happy?',
          answer:
            'Tell us within 7 days of the start and you get your money back. After that, you can cancel with 30 days’ notice.',
        },
      ],
    },
  } as {
    title: string;
    general: { label: string; items: Faq[] };
    pricing: { label: string; items: Faq[] };
  },
  closing: {
    title: 'Not sure which one?',
    text: 'Call and tell us what you sold last month. We will name the smallest package that helps.',
    label: 'Get Free Consultation',
  },
};

export type Pricing = typeof pricing;
