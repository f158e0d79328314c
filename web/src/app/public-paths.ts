import { seo } from '../content/seo';

/** Every public page's address: pages, sitemap.xml and the build's checks follow this list. */
export const publicPaths = Object.keys(seo);

/** Where the page for unknown addresses is built; the gateway answers with it and status 404. */
export const notFoundPath = '/404';
