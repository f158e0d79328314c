import type { Language } from '@golghar/contracts';
import { place } from '@golghar/contracts';
import { footer } from './footer';
import { callPromise } from './forms/call-promise';
import { newsletter } from './forms/newsletter';
import { startupPrices } from './offer/startup-offer';
import { linksIn } from './page-links';
import type { Link, NavigationItem } from './types';

/** The words around the content of every page, and the targets of its links. */
export const words = {
  language: 'en' as Language,
  home: '/',
  contact: '/#contact',
  /** The page with the popup's offer in full. */
  offer: '/startup-plan',
  skip: 'Skip to main content',
  menu: 'Menu',
  /** Labels of landmarks, for screen readers. */
  landmarks: { main: 'Main', contact: 'Contact', chat: 'Chat', figures: 'Figures' },
  newTab: '(opens in a new tab)',
  chat: 'Chat with us on WhatsApp',
  social: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', whatsapp: 'WhatsApp' },
  /** In the footer, by the names of their marks. */
  partners: { 'meta-ads': 'Meta Ads', 'google-ads': 'Google Ads' } as Record<string, string>,
  motion: { pause: 'Pause motion', play: 'Play motion' },
  slide: 'Go to slide',
  /** Before a suggested correction of an address. */
  didYouMean: 'Did you mean',
  /** Label of a rating. */
  stars: (count: number) => `${count} of 5 stars`,
  navigation: [...linksIn('header', 'en'), { href: '/#contact', label: 'Contact' }] as NavigationItem[],
  /** After a link in the header to a page in another language. */
  languageNote: '',
  headerCta: { long: 'Get Free Consultation', short: 'Consult', href: '/#contact' },
  /** On phones, at the bottom of the viewport. */
  bottomBar: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    consult: 'Consult',
    pay: `Pay ${startupPrices.advance}`,
  },
  footer,
  footerLinks: {
    quick: linksIn('quick', 'en'),
    services: [
      { href: '/services?tab=brand', label: 'Brand Strategy' },
      { href: '/services?tab=brand', label: 'Logo & Identity Design' },
      { href: '/services?tab=digital', label: 'Website Development' },
      { href: '/services?tab=digital', label: 'SEO Optimization' },
      { href: '/services?tab=digital', label: 'Social Media Marketing' },
      { href: '/services?tab=digital', label: 'Performance Marketing' },
    ] as Link[],
    resources: linksIn('stories', 'en'),
    legal: [...linksIn('legal', 'en'), { href: '/admin/login', label: 'Admin Login' }] as Link[],
  },
  /** What people search for to find us. */
  searchPhrases: [
    `Digital marketing agency in ${place.city}`,
    `Website development company in ${place.city}`,
    `SEO services in ${place.city}`,
    `Social media marketing in ${place.region}`,
    `Logo design in ${place.city}`,
    `Google Ads agency in ${place.city}`,
  ],
  newsletter,
  callPromise,
};

export type SiteWords = typeof words;
