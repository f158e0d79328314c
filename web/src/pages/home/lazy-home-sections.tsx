import { type ComponentType, lazy } from 'react';
import type { HomeSectionsContent } from '@/content/home/home-sections';
import { loadOrKeep } from '@/lib/api/load-with-retry';

/** The sections with their content; when their script never comes, their HTML stays as it is. */
export const lazyHomeSections = (loadContent: () => Promise<HomeSectionsContent>): ComponentType =>
  lazy(async () => {
    const [{ HomeSections }, content] = await loadOrKeep('#services', () =>
      Promise.all([import('./home-sections'), loadContent()]),
    );
    return { default: () => <HomeSections content={content} /> };
  });
