import { site } from '../site';
import { startupOffer, startupPrices } from '../startup-offer';
import type { PageSeo } from '../types';
import { deliveryInHindi } from './startup-offer';

/** Title, description and preview picture of every page in Hindi, by its address. */
export const seoInHindi = {
  '/hi': {
    name: 'मुखपृष्ठ',
    title: `${site.name}: पटना की डिजिटल मार्केटिंग एजेंसी`,
    description:
      'पटना की टीम, पूरे बिहार के छोटे-बड़े कारोबारों के लिए: ब्रांड, वेबसाइट, गूगल, सोशल मीडिया और विज्ञापन। हर महीने एक साफ़ हिसाब।',
    picture: '/og/hi-home.png',
  },
  '/hi/startup-plan': {
    name: 'स्टार्टअप प्लान',
    title: `${startupPrices.full} में वेबसाइट | ${site.brand}`,
    description: `${startupOffer.maxPages} पेज तक की वेबसाइट, ${startupPrices.full} में, एक ही बार। लिखना और बनाना हमारा काम, ${deliveryInHindi} में चालू। एडवांस ${startupPrices.advance}।`,
    picture: '/og/hi-startup-plan.png',
  },
  '/hi/pricing': {
    name: 'क़ीमतें',
    title: `पैकेज और क़ीमतें | ${site.brand}`,
    description:
      'तीन मार्केटिंग पैकेज, ₹11,999 महीने से। पोस्ट, लेख, डिज़ाइन, वीडियो और विज्ञापन, सब लिखकर दिया जाता है। 7 दिन में पैसे वापस।',
    picture: '/og/hi-pricing.png',
  },
} satisfies Record<string, PageSeo>;

export type HindiPath = keyof typeof seoInHindi;
