import { site } from './site';
import { startupPrices } from './startup-offer';
import type { PageSeo } from './types';

const page = (name: string, title: string, picture: string): PageSeo => ({
  name,
  title: title ? `${title} | ${site.name}` : `${site.name}: digital marketing agency in Patna`,
  picture: `/og/${picture}.png`,
});

/** Title and preview picture of every public page, by its address. The route table is this list. */
export const seo = {
  '/': page('Home', '', 'home'),
  '/services': page('Services', 'Services', 'services'),
  '/portfolio': page('Portfolio', 'Portfolio: 16 projects', 'portfolio'),
  '/pricing': page('Pricing', 'Packages & pricing', 'pricing'),
  '/startup-plan': page('StartUp Plan', `Website for ${startupPrices.full}`, 'startup-plan'),
  '/resources': page('Resources', 'Free marketing tools', 'resources'),
  '/draw-my-shop': page('Draw my shop', 'Draw my shop, in the line of Mithila', 'draw-my-shop'),
  '/case-studies/wishluv-buildcon': page(
    'Wishluv Buildcon',
    'Wishluv Buildcon: 120+ leads in 45 days',
    'wishluv-buildcon',
  ),
  '/case-studies/biryani-mahal': page(
    'Biryani Mahal',
    'Biryani Mahal: online orders up 200%',
    'biryani-mahal',
  ),
  '/case-studies/the-helping-hand': page(
    'The Helping Hand',
    'The Helping Hand: donations up 150%',
    'the-helping-hand',
  ),
  '/sitemap': page('Sitemap', 'Sitemap', 'sitemap'),
  '/privacy-policy': page('Privacy Policy', 'Privacy Policy', 'privacy-policy'),
  '/terms-of-service': page('Terms of Service', 'Terms of Service', 'terms-of-service'),
  '/refund-policy': page('Refund Policy', 'Refund Policy', 'refund-policy'),
} satisfies Record<string, PageSeo>;

export type PublicPath = keyof typeof seo;

export const notFoundSeo = {
  ...page('Page Not Found', 'Page Not Found', 'not-found'),
  description:
    'This page has moved or was never here. Go back to the homepage, or write to us and we will find it for you.',
};
