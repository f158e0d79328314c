/** Placeholder for the site's address in the built pages; `nginx/write-pages.sh` replaces it with PUBLIC_URL. */
export const publicUrlStandIn = 'https://public-url.invalid';

/** Origin of absolute addresses for use elsewhere: canonical links, link previews, structured data. */
export const publicUrl = (): string =>
  typeof document === 'undefined'
    ? publicUrlStandIn
    : (document.documentElement.dataset.publicUrl ?? window.location.origin);
