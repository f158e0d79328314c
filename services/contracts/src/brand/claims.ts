const content = (...names: string[]) => names.map((name) => `web/src/content/${name}.ts`);

/**
 * What the site says of the agency that only its owner can know, with the files that say it; the Hindi is under the same name in
 * `web/src/content/hi/`. Some of it contradicts other parts. Correct or remove each claim there, then delete it here: until then
 * `make doctor` reports it on a public site.
 */
export const claims: Record<string, readonly string[]> = {
  '150+ clients in 15+ industries, and 100+ businesses': content('home/hero', 'home/stats', 'home/clients'),
  '500+ and 100 projects, 200% growth, 95% satisfaction': content('home/stats', 'home/web-promo'),
  'founded in 2020, with 10+ and 5 years of experience': content(
    'site',
    'home/about',
    'home/stats',
    'home/web-promo',
  ),
  'seven people with their names': content('home/about', 'home/web-promo'),
  'five stars': content('home/hero', 'offer/pricing'),
  'testimonials, with the names of those who gave them': content(
    'home/testimonials',
    'home/about',
    'home/web-promo',
    'offer/pricing',
    'case-studies/wishluv-buildcon',
    'case-studies/biryani-mahal',
    'case-studies/the-helping-hand',
  ),
  'seven clients with their logos': content('home/clients'),
  'results of projects and case studies': content(
    'portfolio',
    'home/case-cards',
    'case-studies/wishluv-buildcon',
    'case-studies/biryani-mahal',
    'case-studies/the-helping-hand',
  ),
  'the marks of Meta Ads and Google Ads as partners': content('words'),
  'active advertising accounts, trusted by 100+ advertisers': content('home/ad-accounts'),
};
