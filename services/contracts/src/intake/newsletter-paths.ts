export const newsletterPaths = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/** Where a browser without our script is sent after it has left an address. */
export const newsletterSentPath = '/newsletter/sent';
