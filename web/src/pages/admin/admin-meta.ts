import { site } from '@/content/site';

/** Head of a page of the back office. */
export const adminMeta = (title: string) => [
  { title: `${title} | ${site.name}` },
  { name: 'robots', content: 'noindex' },
];
