/** Stands in the built pages where the site's address belongs; `nginx/write-pages.sh` puts PUBLIC_URL there. */
export const publicUrlStandIn = 'https://public-url.invalid';

/** What addresses begin with that others keep: canonical ones, link pictures, structured data. */
export const publicUrl = (): string =>
  typeof document === 'undefined'
    ? publicUrlStandIn
    : (document.documentElement.dataset.publicUrl ?? window.location.origin);
