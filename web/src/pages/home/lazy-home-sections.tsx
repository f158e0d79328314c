import { type ComponentType, lazy } from 'react';
import type { HomeSectionsContent } from '@/content/home-sections';
import { loadOrKeep } from '@/lib/load-with-retry';

/** The sections with their content; when their script never comes, their HTML stays as it is. */
export const lazyHomeSections = (loadContent: () => Promise<HomeSectionsContent>): ComponentType =>
  lazy(async () => {
    const [{ HomeSections }, content] = await loadOrKeep('#services', () =>
      Promise.all([import('./home-sections'), loadContent()]),
    );
    return { default: () => <HomeSections content={content} /> };
  });
