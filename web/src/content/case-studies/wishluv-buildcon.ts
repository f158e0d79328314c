import type { CaseStudy } from './types';

export const wishluvBuildcon: CaseStudy = {
  slug: 'wishluv-buildcon',
  company: 'Wishluv Buildcon',
  category: 'Real Estate',
  location: 'Danapur, Patna',
  serviceType: 'Website, Meta & Google ads',
  figure: { value: '120+', label: 'leads in 45 days' },
  description: 'A builder in Danapur with forty flats to sell and a phone that rang for the wrong reasons.',
  stats: [
    { value: '120+', label: 'leads' },
    { value: '45', label: 'days' },
    { value: '40', label: 'flats in the project' },
  ],
  about: [
    'Wishluv Buildcon builds family flats in Danapur and Khagaul, three storeys at a time, with its own masons. Sales had come by word of mouth and from brokers who took their share.',
    'In the spring of the project the ground floor was sold, and then the brokers found something newer.',
  ],
  challenges: [
    'Calls came from people who wanted to rent, or who lived two states away.',
    'The only pictures were drawings that every builder in Patna seems to have bought from the same studio.',
    'Nobody could say which newspaper advertisement had brought which visitor.',
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
      title: 'Ads in a ring',
      text: 'Meta and Google ads within twelve kilometres and around three offices whose staff ask for housing loans.',
    },
    {
      title: 'A callback in one tap',
      text: 'Each lead went to the site office within a minute, with the floor that the person had looked at.',
    },
  ],
  results: [
    '120+ leads in 45 days, all with a floor and a date',
    'The site office knew before each call what the caller had seen',
    'Visits on Sundays had to be put on a list',
  ],
  benefits: [
    'A photo and film archive for the next project',
    'A list of people who want a larger flat later',
    'One number for what a visit costs',
  ],
  testimonial: {
    content: 'Forty flats, one campaign. I could hear in the first call whether somebody had seen our film.',
    author: 'Prakash Sinha',
    title: 'Director, Wishluv Buildcon',
    industry: 'Real Estate',
    portrait: 'moustache',
  },
};
