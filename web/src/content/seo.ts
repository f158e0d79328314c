import { responseTime, site } from './site';
import { startupOffer, startupPrices } from './startup-offer';
import type { PageSeo } from './types';

const page = (name: string, title: string, description: string, picture: string): PageSeo => ({
  name,
  title: title ? `${title} | ${site.brand}` : `${site.name}: digital marketing agency in Patna`,
  description,
  picture: `/og/${picture}.png`,
});

/** Title, description and preview picture of every public page, by its address. The route table is this list. */
export const seo = {
  '/': page(
    'Home',
    '',
    `Brand, website, search, social and ads for small and medium businesses across Bihar. A team in Patna, one monthly report, a call ${responseTime}.`,
    'home',
  ),
  '/services': page(
    'Services',
    'Services',
    'Ten brand services and twelve digital ones, from a logo for your signboard to ads with a cost per enquiry, made in Patna for businesses across Bihar.',
    'services',
  ),
  '/portfolio': page(
    'Portfolio',
    'Portfolio: 16 projects',
    'Sixteen websites, shops and web applications that we planned, wrote and built for builders, restaurants, clinics, schools and makers in Bihar.',
    'portfolio',
  ),
  '/pricing': page(
    'Pricing',
    'Packages & pricing',
    'Three marketing packages from ₹11,999 a month with everything in them written down: posts, articles, designs, videos and ad spend. 7-day money-back.',
    'pricing',
  ),
  '/startup-plan': page(
    'StartUp Plan',
    `Website for ${startupPrices.full}`,
    `A website of up to ${startupOffer.maxPages} pages for ${startupPrices.full}, once. Written and designed by us, live in ${startupOffer.delivery}. ${startupPrices.advance} advance, ${startupOffer.supportDays} days of support.`,
    'startup-plan',
  ),
  '/resources': page(
    'Resources',
    'Free marketing tools',
    'An ROI calculator, a budget planner and a campaign planner for small businesses, free and without sign-up, and three case studies from Patna.',
    'resources',
  ),
  '/draw-my-shop': page(
    'Draw my shop',
    'Draw my shop, in the line of Mithila',
    'Type the name of your shop in English or Hindi, choose what you sell, and get its front drawn at once: a picture to keep and share. Free, nothing stored.',
    'draw-my-shop',
  ),
  '/case-studies/wishluv-buildcon': page(
    'Wishluv Buildcon',
    'Wishluv Buildcon: 120+ leads in 45 days',
    'How a builder in Danapur got 120+ leads in 45 days with a film per floor, a page that names the price, and ads within twelve kilometres.',
    'wishluv-buildcon',
  ),
  '/case-studies/biryani-mahal': page(
    'Biryani Mahal',
    'Biryani Mahal: online orders up 200%',
    'How a restaurant in Sabzibagh raised its online orders by 200% in 3 months with a menu that opens in a second and a dish for Tuesdays.',
    'biryani-mahal',
  ),
  '/case-studies/the-helping-hand': page(
    'The Helping Hand',
    'The Helping Hand: donations up 150%',
    'How a non-profit in Digha raised its donations by 150% in 6 months: a form of two fields, and a letter after each term.',
    'the-helping-hand',
  ),
  '/sitemap': page(
    'Sitemap',
    'Sitemap',
    'All pages of the site on one page: services, packages, portfolio, free tools, case studies and the legal texts.',
    'sitemap',
  ),
  '/privacy-policy': page(
    'Privacy Policy',
    'Privacy Policy',
    'What we learn about you on this website, why, for how long, and how to have it deleted. No cookies for visitors, no tracking by others.',
    'privacy-policy',
  ),
  '/terms-of-service': page(
    'Terms of Service',
    'Terms of Service',
    'The terms for our packages, the startup website and advertising accounts: commitment, notice, delivery times, ownership and liability.',
    'terms-of-service',
  ),
  '/refund-policy': page(
    'Refund Policy',
    'Refund Policy',
    'When you get your money back, how much of it and how long it takes: full refund before work starts, processing within 7-10 working days.',
    'refund-policy',
  ),
} satisfies Record<string, PageSeo>;

export type PublicPath = keyof typeof seo;

export const notFoundSeo = page(
  'Page Not Found',
  'Page Not Found',
  'This page has moved or was never here. Go back to the homepage, or write to us and we will find it for you.',
  'not-found',
);
