import type { CaseStudy } from './types';

export const wishluvBuildcon: CaseStudy = {
  slug: 'wishluv-buildcon',
  logo: 'wishluv',
  company: 'Wishluv Buildcon',
  category: 'Real Estate',
  location: 'Danapur, Patna',
  serviceType: 'Website, Meta & Google ads',
  figure: { value: '120+', label: 'leads in 45 days' },
  line: { name: 'wishluv-buildcon', words: 'नाम चला, घर बिके' },
  description:
    'A builder in Danapur with forty flats to sell and a phone that kept ringing for the wrong reasons.',
  stats: [
    { value: '120+', label: 'leads' },
    { value: '45', label: 'days' },
    { value: '40', label: 'flats in the project' },
  ],
  about: [
    'Wishluv Buildcon builds family flats in Danapur and Khagaul, three storeys at a time, with its own masons. Flats sold by word of mouth and through brokers who took their cut.',
    'The ground floor went in the first spring. Then the brokers moved on to something newer.',
  ],
  challenges: [
    'Most callers wanted to rent, or lived two states away.',
    'The only pictures were drawings that every builder in Patna seems to have bought from the same studio.',
    'Nobody could tell which newspaper ad had brought which visitor.',
  ],
  approach: [
    {
      title: 'A film per floor',
      text: 'Ninety seconds each, shot at five in the afternoon, walking in from the gate: light, kitchen, the neighbour’s tree.',
    },
    {
      title: 'A page with the price',
      text: 'Carpet area, price and payment plan in the open. The form asks for the floor and the month of moving in.',
    },
    {
      title: 'Ads within reach',
      text: 'Meta and Google ads within twelve kilometres of the site, and around three offices whose staff take housing loans.',
    },
    {
      title: 'A callback in one tap',
      text: 'Every lead reached the site office within a minute, with the floor the caller had looked at.',
    },
  ],
  results: [
    '120+ leads in 45 days, all with a floor and a date',
    'Before every call the site office knew what the caller had seen',
    'Sunday visits needed a waiting list',
  ],
  benefits: [
    'A photo and film archive for the next project',
    'A list of people who want a larger flat later',
    'One clear number: what a site visit costs',
  ],
  testimonial: {
    content: 'Forty flats, one campaign. I could hear in the first call whether somebody had seen our film.',
    author: 'Prakash Sinha',
    title: 'Director, Wishluv Buildcon',
    industry: 'Real Estate',
    portrait: 'moustache',
  },
  hasConcept: true,
};
