import type { PublicPath } from './seo';
import { responseTime } from './site';
import { startupOffer, startupPrices } from './startup-offer';

/** What search engines and shared links say of every public page; it stands in the pages' files alone. */
export const descriptions: Record<PublicPath, string> = {
  '/': `Brand, website, search, social and ads for small and medium businesses across Bihar. A team in Patna, one monthly report, a call ${responseTime}.`,
  '/services':
    'Ten brand services and twelve digital ones, from a logo for your signboard to ads with a cost per enquiry, made in Patna for businesses across Bihar.',
  '/portfolio':
    'Sixteen websites, shops and web applications, written and designed as concepts for builders, restaurants, clinics, schools and makers in Bihar.',
  '/pricing':
    'Three marketing packages from ₹11,999 a month with everything in them written down: posts, articles, designs, videos and ad spend. 7-day money-back.',
  '/startup-plan': `A website of up to ${startupOffer.maxPages} pages for ${startupPrices.full}, once. Written and designed by us, live in ${startupOffer.delivery}. ${startupPrices.advance} advance, ${startupOffer.supportDays} days of support.`,
  '/resources':
    'An ROI calculator, a budget planner and a campaign planner for small businesses, free and without sign-up, and three case studies from Patna.',
  '/draw-my-shop':
    'Type the name of your shop in English or Hindi, choose what you sell, and get its front drawn at once: a picture to keep and share. Free, nothing stored.',
  '/case-studies/wishluv-buildcon':
    'How a builder in Danapur got 120+ leads in 45 days with a film per floor, a page that names the price, and ads within twelve kilometres.',
  '/case-studies/biryani-mahal':
    'How a restaurant in Sabzibagh raised its online orders by 200% in 3 months with a menu that opens in a second and a dish for Tuesdays.',
  '/case-studies/the-helping-hand':
    'How a non-profit in Digha raised its donations by 150% in 6 months: a form of two fields, and a letter after each term.',
  '/sitemap':
    'All pages of the site on one page: services, packages, portfolio, free tools, case studies and the legal texts.',
  '/privacy-policy':
    'What we learn about you on this website, why, for how long, and how to have it deleted. No cookies for visitors, no tracking by others.',
  '/terms-of-service':
    'The terms for our packages, the startup website and advertising accounts: commitment, notice, delivery times, ownership and liability.',
  '/refund-policy':
    'When you get your money back, how much of it and how long it takes: full refund before work starts, processing within 7-10 working days.',
};
