import { place } from '@golghar/contracts';
import { site } from '../site';
import type { Faq, HindiLine } from '../types';
import { shopInvitation } from './shop-invitation';
import { startupOffer as offer, startupPrices as prices } from './startup-offer';

export const startupPlan = {
  /** A drawn line of Hindi above the title; pages in Hindi need none. */
  line: { name: 'startup-plan', words: 'छोटी शुरुआत, बड़ी बात' } as HindiLine | undefined,
  picture: { name: 'startup-plan', height: 539 },
  title: `A website for your business, ${prices.full}, once`,
  lead: `Up to ${offer.maxPages} pages, written and designed by us, live in ${offer.delivery}. Pay ${prices.advance} now and the rest once you have seen it.`,
  facts: [
    { value: prices.full, label: 'one-time, no monthly fee to us' },
    { value: prices.advance, label: 'advance to begin' },
    { value: '10-14', label: 'working days to go live' },
  ],
  pay: `Pay ${prices.advance} Advance`,
  ask: 'Ask a question first',
  why: {
    title: 'Why it matters',
    items: [
      [
        'People look before they walk',
        'Before a family crosses the city for a lehenga or a dentist, somebody checks the name on a phone. What they find there decides.',
      ],
      [
        'A page of your own outlasts a post',
        'A reel is gone in two days. A page that answers a question works for years.',
      ],
      [
        'It answers while you serve',
        'Rates, timings, directions from the station: asked all day, answered once on your page.',
      ],
    ],
  },
  showcase: {
    title: 'What yours could look like',
    text: `Three concepts by ${site.name}, for a clinic, a coaching centre and a shop.`,
    alt: (name: string) => `Home page of ${name}`,
    /** Copies of three portfolio entries: importing the portfolio would bundle all sixteen. */
    sites: [
      { id: 'kankarbagh-dental', title: 'Kankarbagh Dental Care', category: 'Healthcare' },
      { id: 'gyan-ganga-classes', title: 'Gyan Ganga Classes', category: 'Education' },
      { id: 'litchi-express', title: 'Litchi Express', category: 'E-Commerce' },
    ] as { id: string; title: string; category: string }[],
  },
  draw: shopInvitation,
  targets: {
    title: 'Made for',
    items: [
      'Shops and showrooms',
      'Doctors and clinics',
      'Coaching centres and schools',
      'Restaurants and caterers',
      'Builders and contractors',
      'Lawyers, accountants and consultants',
      'Boutiques and home businesses',
      'NGOs and trusts',
    ],
  },
  get: {
    title: 'What you get',
    items: [
      `Up to ${offer.maxPages} pages`,
      'Texts in English, Hindi or both',
      `Photos from one visit to your place in ${place.city}`,
      'Contact form, map and WhatsApp button',
      'Your Google listing connected',
      'Opens fast on a budget phone',
      `${offer.supportDays} days of support after going live`,
      'A lesson in changing prices yourself',
    ],
    extras: [
      { name: `Fast-track delivery in ${offer.fastTrackHours} hours`, price: prices.fastTrack },
      { name: 'Source code access', price: 'Price varies, ask us' },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      ['Call', 'Half an hour on the phone: what you sell, to whom, and what bothers you.'],
      ['Advance', `You pay ${prices.advance} and we block the dates for you.`],
      ['Material', 'We visit with a camera and collect your texts, prices and logo.'],
      ['Draft', 'You see the whole site on your phone, with your own words in it.'],
      ['Changes', 'Two rounds of changes. Note everything down and we go through it together.'],
      ['Live', `You pay the rest, we go live and support you for ${offer.supportDays} days.`],
    ],
  },
  faq: {
    title: 'Questions about the offer',
    items: [
      {
        question: 'Is there really no monthly fee?',
        answer:
          'None to us. You pay for domain and hosting once a year, straight to the provider and in your name, and we show you the cheapest one that is good enough.',
      },
      {
        question: 'What if I need more than 5 pages?',
        answer: 'Then we quote for the extra pages before we start. Most small businesses do fine with four.',
      },
      {
        question: 'How fast is fast-track?',
        answer: `${offer.fastTrackHours} hours from the moment we have all your material, for ${prices.fastTrack}.`,
      },
      {
        question: 'Can I get the source code?',
        answer:
          'Yes. The price depends on what is in it, so ask before we start. Fees for fast delivery and source code are not refunded.',
      },
      {
        question: 'What if you do not deliver?',
        answer:
          'If work does not start within 7 working days of the start date, you get everything back. If the basic scope is not delivered within 30 working days, you get part or all of it back. The refund policy has the details.',
      },
    ] as Faq[],
  },
  chooseUs: {
    title: 'Why choose us',
    items: [
      ['We write it', 'You never stare at a blank page wondering what to say about yourself.'],
      [`We are in ${place.city}`, 'Come to our office, have some tea and point at the screen.'],
      ['One person does it', 'The person who takes your first call also puts your site live.'],
    ],
  },
  payment: {
    title: 'Payment options',
    text: `Pay any amount from ${prices.advance} to ${prices.full} by card, UPI or net banking, on our payment partner’s page. We never see your card number.`,
    options: [
      { amount: prices.advance, text: 'Advance to begin' },
      { amount: prices.full, text: 'Everything at once' },
    ],
    link: 'Pay on the payment page',
    destination: site.paymentLink && `opens ${new URL(site.paymentLink).host} in a new tab`,
  },
  closing: {
    title: 'In about two weeks you could be online',
    text: 'Start with a call. It is free, with no obligation.',
    label: 'Get Free Consultation',
  },
};

export type StartupPlan = typeof startupPlan;
