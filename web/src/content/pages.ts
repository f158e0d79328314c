import { agencyInHindi, place } from '@golghar/contracts';
import { deliveryInHindi } from './hi/offer/startup-offer';
import { startupOffer, startupPrices } from './offer/startup-offer';
import { responseTime, site } from './site';

/** Lists of links on every page, and the first list of the sitemap (`main`). */
export type Place = 'header' | 'quick' | 'stories' | 'legal' | 'main';

/** A page in one language. */
type Version = {
  /** The label of links to it. */
  name: string;
  /** Missing if the page does not exist in this language: links lead to the English one. */
  title?: string;
  in?: Place[];
  /** The address in this language, if it is at another one. */
  at?: string;
};

export type PublicPage = { en: Version & { title: string }; hi?: Version; highlight?: true };

/**
 * Every public page, by its English address: the only such list. Routes, heads, sitemaps, hreflang, lists of links, link
 * previews and the tests of every page derive from it. A page's folder matches its address (`pages/pricing`,
 * `pages/hi/pricing`); what the browser's bundle doesn't need is below.
 */
export const pages = {
  '/': {
    en: {
      name: 'Home',
      title: `${site.name}: digital marketing agency in ${place.city}`,
      in: ['header', 'quick', 'main'],
    },
    hi: {
      name: 'मुखपृष्ठ',
      title: `${site.name}: ${agencyInHindi.city} की डिजिटल मार्केटिंग एजेंसी`,
      in: ['header', 'quick'],
    },
  },
  '/services': {
    en: { name: 'Services', title: 'Services', in: ['header', 'quick', 'main'] },
    hi: { name: 'सेवाएँ', at: '/hi#services', in: ['header'] },
  },
  '/portfolio': {
    en: { name: 'Portfolio', title: 'Portfolio: 16 projects', in: ['header', 'main'] },
    hi: { name: 'हमारा काम', in: ['header'] },
  },
  '/pricing': {
    en: { name: 'Pricing', title: 'Packages & pricing', in: ['header', 'quick', 'main'] },
    hi: { name: 'क़ीमतें', title: 'पैकेज और क़ीमतें', in: ['header', 'quick'] },
  },
  '/startup-plan': {
    highlight: true,
    en: { name: 'StartUp Plan', title: `Website for ${startupPrices.full}`, in: ['header', 'main'] },
    hi: { name: 'स्टार्टअप प्लान', title: `${startupPrices.full} में वेबसाइट`, in: ['header', 'quick'] },
  },
  '/resources': {
    en: { name: 'Resources', title: 'Free marketing tools', in: ['header', 'main'] },
    hi: { name: 'मुफ़्त टूल', in: ['header'] },
  },
  '/draw-my-shop': {
    en: { name: 'Draw my shop', title: 'Draw my shop, in the line of Mithila', in: ['quick', 'main'] },
  },
  '/case-studies/wishluv-buildcon': {
    en: { name: 'Wishluv Buildcon', title: 'Wishluv Buildcon: 120+ leads in 45 days', in: ['stories'] },
    hi: { name: 'विशलव बिल्डकॉन', in: ['stories'] },
  },
  '/case-studies/biryani-mahal': {
    en: { name: 'Biryani Mahal', title: 'Biryani Mahal: online orders up 200%', in: ['stories'] },
    hi: { name: 'बिरयानी महल', in: ['stories'] },
  },
  '/case-studies/the-helping-hand': {
    en: { name: 'The Helping Hand', title: 'The Helping Hand: donations up 150%', in: ['stories'] },
    hi: { name: 'द हेल्पिंग हैंड', in: ['stories'] },
  },
  '/privacy-policy': {
    en: { name: 'Privacy Policy', title: 'Privacy Policy', in: ['legal'] },
    hi: { name: 'निजता नीति', title: 'निजता नीति', in: ['legal'] },
  },
  '/terms-of-service': {
    en: { name: 'Terms of Service', title: 'Terms of Service', in: ['legal'] },
    hi: { name: 'सेवा की शर्तें', in: ['legal'] },
  },
  '/refund-policy': {
    en: { name: 'Refund Policy', title: 'Refund Policy', in: ['legal'] },
    hi: { name: 'रिफ़ंड नीति', in: ['legal'] },
  },
  '/sitemap': {
    en: { name: 'Sitemap', title: 'Sitemap', in: ['legal'] },
    hi: { name: 'साइटमैप', in: ['legal'] },
  },
} satisfies Record<string, PublicPage>;

export type PublicPath = keyof typeof pages;

export type PageDetails = {
  /** Description for search engines and shared links. */
  description: { en: string; hi?: string };
  /** The drawing on its link preview, by its name in art/link-pictures.ts, which fails to compile for an unknown name. */
  drawing: string;
  /** It has its own layout and colours: tests check it in more ways than pages made of shared parts. */
  hasOwnLayout?: true;
};

/** The details of pages that only the build needs, not the browser's bundle. */
export const details = {
  '/': {
    description: {
      en: `Brand, website, search, social and ads for small and medium businesses across ${place.region}. A team in ${place.city}, one monthly report, a call ${responseTime}.`,
      hi: `${agencyInHindi.city} की टीम, पूरे ${agencyInHindi.region} के छोटे-बड़े कारोबारों के लिए: ब्रांड, वेबसाइट, गूगल, सोशल मीडिया और विज्ञापन। हर महीने एक साफ़ हिसाब।`,
    },
    drawing: 'hero',
    hasOwnLayout: true,
  },
  '/services': {
    description: {
      en: `Ten brand services and twelve digital ones, from a logo for your signboard to ads with a cost per enquiry, made in ${place.city} for businesses across ${place.region}.`,
    },
    drawing: 'servicesTree',
    hasOwnLayout: true,
  },
  '/portfolio': {
    description: {
      en: `Sixteen websites, shops and web applications, written and designed as concepts for builders, restaurants, clinics, schools and makers in ${place.region}.`,
    },
    drawing: 'framedWall',
    hasOwnLayout: true,
  },
  '/pricing': {
    description: {
      en: 'Three marketing packages from ₹11,999 a month with everything in them written down: posts, articles, designs, videos and ad spend. 7-day money-back.',
      hi: 'तीन मार्केटिंग पैकेज, ₹11,999 महीने से। पोस्ट, लेख, डिज़ाइन, वीडियो और विज्ञापन, सब लिखकर दिया जाता है। 7 दिन में पैसे वापस।',
    },
    drawing: 'scale',
    hasOwnLayout: true,
  },
  '/startup-plan': {
    description: {
      en: `A website of up to ${startupOffer.maxPages} pages for ${startupPrices.full}, once. Written and designed by us, live in ${startupOffer.delivery}. ${startupPrices.advance} advance, ${startupOffer.supportDays} days of support.`,
      hi: `${startupOffer.maxPages} पेज तक की वेबसाइट, ${startupPrices.full} में, एक ही बार। लिखना और बनाना हमारा काम, ${deliveryInHindi} में चालू। एडवांस ${startupPrices.advance}।`,
    },
    drawing: 'sixSteps',
    hasOwnLayout: true,
  },
  '/resources': {
    description: {
      en: `An ROI calculator, a budget planner and a campaign planner for small businesses, free and without sign-up, and three case studies from ${place.city}.`,
    },
    drawing: 'abacus',
    hasOwnLayout: true,
  },
  '/draw-my-shop': {
    description: {
      en: 'Type the name of your shop in English or Hindi, choose what you sell, and get its front drawn at once: a picture to keep and share. Free, nothing stored.',
    },
    drawing: 'exampleShop',
    hasOwnLayout: true,
  },
  '/case-studies/wishluv-buildcon': {
    description: {
      en: 'How a builder in Danapur got 120+ leads in 45 days with a film per floor, a page that names the price, and ads within twelve kilometres.',
    },
    drawing: 'builder',
  },
  '/case-studies/biryani-mahal': {
    description: {
      en: 'How a restaurant in Sabzibagh raised its online orders by 200% in 3 months with a menu that opens in a second and a dish for Tuesdays.',
    },
    drawing: 'restaurant',
    hasOwnLayout: true,
  },
  '/case-studies/the-helping-hand': {
    description: {
      en: 'How a non-profit in Digha raised its donations by 150% in 6 months: a form of two fields, and a letter after each term.',
    },
    drawing: 'school',
  },
  '/privacy-policy': {
    description: {
      en: 'What we learn about you on this website, why, for how long, and how to have it deleted. No cookies for visitors, no tracking by others.',
      hi: 'हमें लिखने पर हम क्या रखते हैं, क्यों और कब तक, और आप उसे कैसे मिटवा सकते हैं। न कोई कुकी, न किसी दूसरी कंपनी की नज़र।',
    },
    drawing: 'lock',
    hasOwnLayout: true,
  },
  '/terms-of-service': {
    description: {
      en: 'The terms for our packages, the startup website and advertising accounts: commitment, notice, delivery times, ownership and liability.',
    },
    drawing: 'scroll',
  },
  '/refund-policy': {
    description: {
      en: 'When you get your money back, how much of it and how long it takes: full refund before work starts, processing within 7-10 working days.',
    },
    drawing: 'returningBoat',
  },
  '/sitemap': {
    description: {
      en: 'All pages of the site on one page: services, packages, portfolio, free tools, case studies and the legal texts.',
    },
    drawing: 'delta',
  },
} as const satisfies Record<PublicPath, PageDetails>;
