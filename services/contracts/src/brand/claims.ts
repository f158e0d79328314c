type Claim = {
  claim: string;
  /** Where the site says it. What is there in Hindi has the same name in `web/src/content/hi/`. */
  files: readonly string[];
  isTrue: boolean;
};

const content = (...names: string[]) => names.map((name) => `web/src/content/${name}.ts`);

/**
 * What the site says of the agency and what only its owner can know. Some of it contradicts other parts. Make each claim
 * true where it stands, or take it away there, and then set `isTrue`: until then `make doctor` names it on a public site.
 */
export const claims: readonly Claim[] = [
  {
    claim: '150+ clients in 15+ industries, and 100+ businesses',
    files: content('home/hero', 'home/stats', 'home/clients'),
    isTrue: false,
  },
  {
    claim: '500+ and 100 projects, 200% growth, 95% satisfaction',
    files: content('home/stats', 'home/web-promo'),
    isTrue: false,
  },
  {
    claim: 'founded in 2020, with 10+ and 5 years of experience',
    files: content('site', 'home/about', 'home/stats', 'home/web-promo'),
    isTrue: false,
  },
  { claim: 'seven people with their names', files: content('home/about', 'home/web-promo'), isTrue: false },
  { claim: 'five stars', files: content('home/hero', 'offer/pricing'), isTrue: false },
  {
    claim: 'testimonials, with the names of those who gave them',
    files: content(
      'home/testimonials',
      'home/about',
      'home/web-promo',
      'offer/pricing',
      'case-studies/wishluv-buildcon',
      'case-studies/biryani-mahal',
      'case-studies/the-helping-hand',
    ),
    isTrue: false,
  },
  { claim: 'seven clients with their logos', files: content('home/clients'), isTrue: false },
  {
    claim: 'results of projects and case studies',
    files: content(
      'portfolio',
      'home/case-cards',
      'case-studies/wishluv-buildcon',
      'case-studies/biryani-mahal',
      'case-studies/the-helping-hand',
    ),
    isTrue: false,
  },
  {
    claim: 'the marks of Meta Ads and Google Ads as partners',
    files: content('home/clients'),
    isTrue: false,
  },
  {
    claim: 'active advertising accounts, trusted by 100+ advertisers',
    files: content('home/ad-accounts'),
    isTrue: false,
  },
];
