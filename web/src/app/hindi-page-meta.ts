import type { MetaDescriptor } from 'react-router';
import { type HindiPath, seoInHindi } from '@/content/hi/seo';
import { descriptionsInHindi } from '@/content/hi/seo-descriptions';
import { headOf, type MoreData } from './head';
import { organisation, trail } from './structured-data';

const steps = (path: HindiPath) =>
  (['/hi', path] as const).map((step) => ({ path: step, name: seoInHindi[step].name }));

/** Head of a page in Hindi. */
export const hindiPageMeta = (path: HindiPath, more: MoreData = false): MetaDescriptor[] =>
  headOf(
    path,
    seoInHindi[path],
    import.meta.env.SSR && {
      description: descriptionsInHindi[path],
      structuredData: [path === '/hi' ? organisation() : trail(steps(path)), ...(more || [])],
    },
  );
