import type { Language, ServiceKey } from '@golghar/contracts';

/** `language` is the page's, where it is not that of the link. */
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
/** What asks a visitor to have the shop drawn. */
export type ShopInvitation = { title: string; text: string; picture: string; link: Link };
export type Faq = { question: string; answer: string };
/** A line of Hindi with which a page's headline is drawn: the file of its drawing, and its words. */
export type HindiLine = { name: string; words: string };
