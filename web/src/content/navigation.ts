import { startupPrices } from './startup-offer';
import type { Link, NavigationItem } from './types';

export const navigation: NavigationItem[] = [
  { href: '/', label: 'Home', isPage: true, isHome: true },
  { href: '/services', label: 'Services', isPage: true },
  { href: '/portfolio', label: 'Portfolio', isPage: true },
  { href: '/pricing', label: 'Pricing', isPage: true },
  { href: '/startup-plan', label: 'StartUp Plan', isPage: true, highlight: true },
  { href: '/resources', label: 'Resources', isPage: true },
  { href: '/#contact', label: 'Contact', isPage: false },
];

export const headerCta = { long: 'Get Free Consultation', short: 'Consult', href: '/#contact' };

/** On phones, at the foot of the window. */
export const bottomBar = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  consult: 'Consult',
  pay: `Pay ${startupPrices.advance}`,
};

export const footerLinks = {
  quick: [
    { href: '/', label: 'Home' },
    { href: '/services', label: 'Services' },
    { href: '/pricing', label: 'Pricing' },
    { href: '/draw-my-shop', label: 'Draw my shop' },
  ],
  services: [
    { href: '/services?tab=brand', label: 'Brand Strategy' },
    { href: '/services?tab=brand', label: 'Logo & Identity Design' },
    { href: '/services?tab=digital', label: 'Website Development' },
    { href: '/services?tab=digital', label: 'SEO Optimization' },
    { href: '/services?tab=digital', label: 'Social Media Marketing' },
    { href: '/services?tab=digital', label: 'Performance Marketing' },
  ],
  resources: [
    { href: '/case-studies/wishluv-buildcon', label: 'Wishluv Buildcon' },
    { href: '/case-studies/biryani-mahal', label: 'Biryani Mahal' },
    { href: '/case-studies/the-helping-hand', label: 'The Helping Hand' },
  ],
  legal: [
    { href: '/privacy-policy', label: 'Privacy Policy' },
    { href: '/terms-of-service', label: 'Terms of Service' },
    { href: '/refund-policy', label: 'Refund Policy' },
    { href: '/sitemap', label: 'Sitemap' },
    { href: '/admin/login', label: 'Admin Login' },
  ],
} as Record<'quick' | 'services' | 'resources' | 'legal', Link[]>;

/** What people in Patna type into a search box when they look for us. */
export const searchPhrases = [
  'Digital marketing agency in Patna',
  'Website development company in Patna',
  'SEO services in Patna',
  'Social media marketing in Bihar',
  'Logo design in Patna',
  'Google Ads agency in Patna',
];
