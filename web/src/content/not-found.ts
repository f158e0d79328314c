import { site } from './site';
import type { HindiLine } from './types';

export const notFound = {
  line: { name: 'not-found', words: 'रास्ता भटक गए?' } as HindiLine | undefined,
  code: '404',
  title: 'Page Not Found',
  text: 'This fish swam to the wrong bank. The page you are looking for has moved, or was never here.',
  home: { href: '/', label: 'Return to Homepage' },
  contact: { href: '/#contact', label: 'Contact Us' },
};

export type NotFoundContent = typeof notFound;

export const notFoundSeo = {
  title: `Page Not Found | ${site.name}`,
  picture: '/og/not-found.png',
  description:
    'This page has moved or was never here. Go back to the homepage, or write to us and we will find it for you.',
};
