import type { Language, ServiceKey } from '@golghar/contracts';

/** `language` is that of the linked page, if it differs from the link's. */
export type Link = { href: string; label: string; language?: Language };
export type NavigationItem = Link & { highlight?: boolean };
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
export type Colleague = { name: string; work: string; portrait: string };
/** An invitation to have one's shop drawn. */
export type ShopInvitation = { title: string; text: string; picture: string; link: Link };
export type Faq = { question: string; answer: string };
/** A line of Hindi drawn with a page's headline: the file of its drawing, and its words. */
export type HindiLine = { name: string; words: string };
