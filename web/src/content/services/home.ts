import { place } from '@golghar/contracts';
import type { Link, Service } from '../types';
import type { allServices } from './all';

type Id = (typeof allServices)['brand' | 'digital'][number]['id'];

/** The services on the home page, in any language. */
export type HomeServices = {
  title: string;
  brandTitle: string;
  brand: readonly (Service & { id: Id })[];
  digitalTitle: string;
  digital: readonly (Service & { id: Id })[];
  learnMore: { label: string; about: (service: string) => string };
  all: Link;
};

/** The four and the nine that the home page shows, by their ids on the services page. */
export const homeServices: HomeServices = {
  title: 'Our Services',
  brandTitle: 'Brand Building',
  brand: [
    {
      id: 'strategy',
      title: 'Brand Strategy & Positioning',
      description:
        'Who you are for, what you promise and what you leave to others, on one page that your staff can repeat.',
      color: 'primary',
      enquiry: 'brand_strategy',
    },
    {
      id: 'logo',
      title: 'Logo & Identity Design',
      description:
        'A mark that works on a signboard, a bill and a WhatsApp picture, with the files to prove it.',
      color: 'primary',
      enquiry: 'logo_design',
    },
    {
      id: 'communication',
      title: 'Brand Communication',
      description:
        'The words: taglines, packaging, hoardings and the message your counter sends after a sale.',
      color: 'primary',
      enquiry: 'brand_strategy',
    },
    {
      id: 'rebranding',
      title: 'Rebranding & Brand Refresh',
      description: 'A fresh coat for an old name, without losing the people who know it.',
      color: 'primary',
      enquiry: 'brand_strategy',
    },
  ],
  digitalTitle: 'Digital Marketing',
  digital: [
    {
      id: 'website',
      title: 'Website Development',
      description: 'Fast, plain-spoken sites and shops that bring calls.',
      color: 'secondary',
      enquiry: 'website_development',
    },
    {
      id: 'seo',
      title: 'SEO Optimization',
      description: 'Found for what you sell, in the streets where you sell it.',
      color: 'secondary',
      enquiry: 'seo',
    },
    {
      id: 'social',
      title: 'Social Media Marketing',
      description: 'Posts and reels from your own shop floor, planned a month ahead.',
      color: 'secondary',
      enquiry: 'social_media',
    },
    {
      id: 'performance',
      title: 'Performance Marketing',
      description: 'Paid ads, with the cost of every enquiry in plain sight.',
      color: 'secondary',
      enquiry: 'paid_ads',
    },
    {
      id: 'email',
      title: 'Email Marketing',
      description: 'Emails that customers open, because they asked for them.',
      color: 'secondary',
      enquiry: 'other',
    },
    {
      id: 'video',
      title: 'Video Marketing',
      description: 'Short films, shot in a day, cut for every screen.',
      color: 'secondary',
      enquiry: 'social_media',
    },
    {
      id: 'influencer',
      title: 'Community & Influencer Marketing',
      description: `People whom ${place.city} already listens to, and groups that keep talking.`,
      color: 'secondary',
      enquiry: 'social_media',
    },
    {
      id: 'automation',
      title: 'Marketing Automation',
      description: 'The right reply at 11 at night, with nobody awake to send it.',
      color: 'secondary',
      enquiry: 'other',
    },
    {
      id: 'reputation',
      title: 'Online Reputation Management',
      description: 'Reviews requested, answered and, where they are false, challenged.',
      color: 'secondary',
      enquiry: 'other',
    },
  ],
  learnMore: { label: 'Learn More', about: (service) => `Learn More about ${service}` },
  all: { label: 'View All Services', href: '/services' },
};
