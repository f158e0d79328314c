import { site } from '@/content/site';

export const adminMeta = (title: string) => [
  { title: `${title} | ${site.name}` },
  { name: 'robots', content: 'noindex' },
];
