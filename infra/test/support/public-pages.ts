/** Every public page, for what looks at all of them; a test compares the site's own sitemap with its count. */
export const publicPages = [
  '/',
  '/services',
  '/portfolio',
  '/pricing',
  '/startup-plan',
  '/resources',
  '/case-studies/wishluv-buildcon',
  '/case-studies/biryani-mahal',
  '/case-studies/the-helping-hand',
  '/sitemap',
  '/privacy-policy',
  '/terms-of-service',
  '/refund-policy',
];
