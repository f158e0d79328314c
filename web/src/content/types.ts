import type { ServiceKey } from '@golghar/contracts';

export type NavigationItem = {
  href: string;
  label: string;
  isPage: boolean;
  isHome?: boolean;
  highlight?: boolean;
};
export type Link = { href: string; label: string };
export type Fact = { value: string; label: string };
export type ClientLogo = { id: string; name: string; image: string };
export type Service = {
  id: string;
  title: string;
  description: string;
  color: 'primary' | 'secondary';
  enquiry: ServiceKey;
};
export type Testimonial = {
  content: string;
  author: string;
  title: string;
  industry: string;
  portrait: string;
};
export type Faq = { question: string; answer: string };
export type PageSeo = { title: string; description: string; picture: string; name: string };
