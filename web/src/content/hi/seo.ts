import { site } from '../site';
import { startupPrices } from '../startup-offer';
import type { PageSeo } from '../types';

/** Title and preview picture of every page in Hindi, by its address. */
export const seoInHindi = {
  '/hi': {
    name: 'मुखपृष्ठ',
    title: `${site.name}: पटना की डिजिटल मार्केटिंग एजेंसी`,
    picture: '/og/hi-home.png',
  },
  '/hi/startup-plan': {
    name: 'स्टार्टअप प्लान',
    title: `${startupPrices.full} में वेबसाइट | ${site.name}`,
    picture: '/og/hi-startup-plan.png',
  },
  '/hi/pricing': {
    name: 'क़ीमतें',
    title: `पैकेज और क़ीमतें | ${site.name}`,
    picture: '/og/hi-pricing.png',
  },
  '/hi/privacy-policy': {
    name: 'निजता नीति',
    title: `निजता नीति | ${site.name}`,
    picture: '/og/hi-privacy-policy.png',
  },
} satisfies Record<string, PageSeo>;

export type HindiPath = keyof typeof seoInHindi;
