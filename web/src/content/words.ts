import type { Language } from '@golghar/contracts';
import { callPromise } from './call-promise';
import { footer } from './footer';
import { bottomBar, footerLinks, headerCta, navigation, searchPhrases } from './navigation';
import { newsletter } from './newsletter';

/** What every page of the site says around its own content, and where its links lead. */
export const words = {
  language: 'en' as Language,
  home: '/',
  contact: '/#contact',
  /** The page that says all that the popup says. */
  offer: '/startup-plan',
  skip: 'Skip to main content',
  menu: 'Menu',
  /** Names of the parts of the page, for screen readers. */
  landmarks: { main: 'Main', contact: 'Contact', chat: 'Chat', figures: 'Figures' },
  newTab: '(opens in a new tab)',
  chat: 'Chat with us on WhatsApp',
  social: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', whatsapp: 'WhatsApp' },
  /** By their ids. */
  partners: { 'meta-ads': 'Meta Ads', 'google-ads': 'Google Ads' } as Record<string, string>,
  motion: { pause: 'Pause motion', play: 'Play motion' },
  slide: 'Go to slide',
  /** Before an address that was probably meant. */
  didYouMean: 'Did you mean',
  /** How many stars of five. */
  stars: (count: number) => `${count} of 5 stars`,
  /** The head of a table's first column. */
  tableHead: 'What',
  navigation,
  headerCta,
  bottomBar,
  footer,
  footerLinks,
  searchPhrases,
  newsletter,
  callPromise,
};

export type SiteWords = typeof words;
