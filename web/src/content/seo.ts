import { site } from './site';
import type { PageSeo } from './types';

const page = (name: string, title: string, description: string, picture: string): PageSeo => ({
  name,
  title: title ? `${title} | ${site.name}` : `${site.name}: digital marketing agency in Patna`,
  description,
  picture: `/og/${picture}.png`,
});

/** Title, description and preview picture of every public page, by its address. The route table is this list. */
export const seo = {
  '/': page(
    'Home',
    '',
    'Brand, website, search, social and ads for small and medium businesses across Bihar. A small team in Patna, one monthly report, a call within 4 business hours.',
    'home',
  ),
} satisfies Record<string, PageSeo>;

export type PublicPath = keyof typeof seo;

export const notFoundSeo = page(
  'Page Not Found',
  'Page Not Found',
  'This page is not here. Go back to the homepage or write to us.',
  'home',
);
