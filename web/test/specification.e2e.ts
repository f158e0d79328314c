import { agency } from '@golghar/contracts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { product } from '../../infra/test/support/environment';

/** What a page says, without its tags: the words as the prerendered HTML holds them. */
async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(' ', ' ')
    .replace(/\s+/g, ' ');
}

type Statement = [section: string, text: string];

/** Stated words and numbers by page; the first cell names the specification's section. */
const words: Record<string, Statement[]> = {
  '/': [
    ['A 2 header', 'Home Services Portfolio Pricing StartUp Plan Resources Contact'],
    ['A 2 header', 'Get Free Consultation'],
    ['A 2 header', 'Consult'],
    ['A 2 footer', 'Quick Links'],
    ['A 2 footer', 'Our Services'],
    ['A 2 footer', 'Resources'],
    ['A 2 footer', 'Trusted Partners'],
    ['A 2 footer', 'Admin Login'],
    ['A 2 footer', `© ${new Date().getFullYear()}`],
    ...[
      'Grow Your Business',
      'Scale Your Business',
      'Create Bigger Growth',
      'Expand Your Reach',
      'Drive Success',
      'Accelerate Your Growth',
    ].map((phrase): Statement => ['A 2 hero', phrase]),
    ['A 2 hero', 'Our Services'],
    ['A 2 hero', '150+ satisfied clients across 15+ industries'],
    ['A 2 about', 'Who We Are'],
    ['A 2 about', '2020'],
    ...['Integrity', 'Growth-Focus', 'Innovation', 'Local Insight'].map(
      (value): Statement => ['A 2 about', value],
    ),
    ['A 2 web promo', 'The New Era of Digital Presence'],
    ['A 2 web promo', 'Low Cost, High Quality Web Development'],
    ['B 2 portfolio', 'concepts by Golghar Digital'],
    ['A 2 web promo', 'Low Cost'],
    ['A 2 web promo', 'High Quality'],
    ...[
      'Projects Completed',
      'Satisfaction Rate',
      'Years Experience',
      'Team Members',
      '100',
      '95%',
      '5',
      '7',
    ].map((counter): Statement => ['A 9 counters', counter]),
    ...[
      '150+ Happy Clients',
      '200% Average Growth',
      '500+ Projects Completed',
      '10+ Years Experience',
    ].flatMap((stat) => {
      const [figure = '', ...label] = stat.split(' ');
      return [
        ['A 2 stats', figure],
        ['A 2 stats', label.join(' ')],
      ] as Statement[];
    }),
    ...[
      'Brand Strategy & Positioning',
      'Logo & Identity Design',
      'Brand Communication',
      'Rebranding & Brand Refresh',
      'Website Development',
      'SEO Optimization',
      'Social Media Marketing',
      'Performance Marketing',
      'Email Marketing',
      'Video Marketing',
      'Community & Influencer Marketing',
      'Marketing Automation',
      'Online Reputation Management',
      'Learn More',
      'View All Services',
    ].map((service): Statement => ['A 2 services', service]),
    ...[
      'Contact Us',
      'We Assign Account Access',
      'You Launch & Grow',
      'Meta Ads',
      'Google Ads',
      'Active',
      'Trusted by 100+ advertisers',
      '100+ businesses',
    ].map((step): Statement => ['A 2 ad accounts', step]),
    ...['Read Case Study', 'Want Similar Results?', 'Contact Us Today'].map(
      (label): Statement => ['A 2 case studies', label],
    ),
    ...['Get Free Consultation', 'Call Us Now'].map((label): Statement => ['A 2 closing', label]),
    ...[
      'Get In Touch',
      'Monday-Friday',
      '9:00-18:00',
      'Saturday',
      '10:00-16:00',
      'Sunday',
      'Closed',
      '4 business hours',
    ].map((line): Statement => ['A 2 contact', line]),
  ],
  '/services': [
    ['A 2 services page', 'Brand Solutions'],
    ['A 2 services page', 'Digital Marketing Solutions'],
  ],
  '/pricing': [
    ...[
      'Startup',
      'Growth',
      'Premium',
      '₹14,999',
      '₹29,999',
      '₹49,999',
      'Save 20%',
      'Monthly',
      'Quarterly',
    ].map((word): Statement => ['A 9 packages', word]),
    ...[
      '10 posts',
      '1 article',
      '5 designs',
      '2 platforms',
      '4 platforms',
      '2 articles',
      '1 video',
      '₹50,000',
      '12 posts',
      '4 articles',
      '7 designs',
      '3 videos',
      // From one lakh on money groups as India writes it.
      '₹1,00,000',
    ].map((word): Statement => ['A 9 packages', word]),
    ['A 9 terms', '1-year commitment'],
    ['A 9 terms', "30 days' notice"],
    ['A 9 terms', '7-day money-back'],
    ['A 4 FAQ tabs', 'General Questions'],
    ['A 4 FAQ tabs', 'Pricing & Plans'],
  ],
  '/startup-plan': [
    '₹15,000',
    '₹2,000',
    '10-14 working days',
    '72 hours',
    '+₹6,999',
    '30 days of support',
    'Source code access',
    'How it works',
    'Payment options',
  ].map((word): Statement => ['A 9 startup offer', word]),
  '/refund-policy': [
    ['A 2 legal', 'Back to Home'],
    ['A 2 legal', 'Last Updated'],
    ...[
      'before work starts',
      '7 working days',
      '30 working days',
      'within 7 days',
      '7-10 working days',
      'non-refundable',
    ].map((word): Statement => ['A 9 refund policy', word]),
  ],
  '/privacy-policy': [
    ['A 2 legal', 'Back to Home'],
    ['A 2 legal', 'Last Updated'],
  ],
  '/terms-of-service': [
    ['A 2 legal', 'Back to Home'],
    ['A 2 legal', 'Last Updated'],
  ],
  '/nothing-here': ['404', 'Page Not Found', 'Return to Homepage', 'Contact Us'].map(
    (word): Statement => ['A 2 not found', word],
  ),
  '/portfolio': [
    ...[
      'concepts by Golghar Digital',
      '16 Projects',
      'Multiple Industries',
      'Full-Stack Solutions',
      'Featured Case Studies',
      'Complete Portfolio',
      'Recent Project',
      'Under Development',
      'Visit Site',
      'Visit Website',
      'View Details',
      'Coming Soon',
    ].map((word): Statement => ['B 2 portfolio', word]),
    ...['View More Projects & Get Started', 'Get Free Consultation', 'View Our Services'].map(
      (word): Statement => ['B 2 portfolio', word],
    ),
    ...[
      'Tax Consultancy',
      'Healthcare',
      'Real Estate',
      'Construction',
      'Business Services',
      'Review Platform',
      'E-Commerce',
      'Web Application',
      'Astrology & Spirituality',
      'Education',
      'Industrial',
    ].map((word): Statement => ['B 3 categories', word]),
  ],
  '/resources': [
    'ROI Calculator',
    'Budget Planner',
    'Campaign Planner',
    'Calculate ROI',
    'Get Budget Plan',
    'Generate Campaign Ideas',
    'Case Studies',
    'Book a Free Consultation',
  ].map((word): Statement => ['B 2 resources', word]),
  '/sitemap': ['Back to Home', 'Main Pages', 'Legal', 'Resources and Case Studies'].map(
    (word): Statement => ['B 2 sitemap', word],
  ),
  '/case-studies/wishluv-buildcon': ['120+', 'leads in 45 days'].map(
    (word): Statement => ['B 2 case studies', word],
  ),
  '/case-studies/biryani-mahal': ['200%', 'in 3 months'].map((word): Statement => ['B 2 case studies', word]),
  '/case-studies/the-helping-hand': ['150%', 'in 6 months'].map(
    (word): Statement => ['B 2 case studies', word],
  ),
};

for (const slug of ['wishluv-buildcon', 'biryani-mahal', 'the-helping-hand'])
  words[`/case-studies/${slug}`]?.push(
    ...[
      'About the Client',
      'Key Challenges',
      'Our Approach',
      'Results',
      'Additional Benefits',
      'Book a Free Consultation',
    ].map((word): Statement => ['B 2 case studies', word]),
  );

for (const [path, statements] of Object.entries(words))
  test(`${path} says all that is stated, without a script`, async ({ request }) => {
    const text = await textOf(request, path);
    expect(statements.filter(([, word]) => !text.includes(word))).toEqual([]);
  });

test('both stated lines of the web-development promo are headings', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const line of ['The New Era of Digital Presence', 'Low Cost, High Quality Web Development'])
    expect(html).toMatch(new RegExp(`<h[23][^>]*>${line}</h[23]>`));
});

test('no package denies what nobody has stated of it', async ({ request }) => {
  expect(await textOf(request, '/pricing')).not.toContain('Not included');
});

/** Where stated links lead. */
const links: Record<string, [section: string, href: string, times: number][]> = {
  '/': [
    ['A 2 case studies', '/case-study/wishluv-buildcon', 1],
    ['A 2 case studies', '/case-study/biryani-mahal', 1],
    ['A 2 case studies', '/case-study/the-helping-hand', 1],
    ['A 2 footer', '/services?tab=brand', 2],
    ['A 2 footer', '/services?tab=digital', 4],
    ['A 2 footer', '/admin/login', 1],
    ['A 2 services', '/services', 4],
  ],
  '/services': [['A 2 services page', '/#contact', 22]],
  '/pricing': [['A 2 pricing', '/#contact', 4]],
  '/startup-plan': [['A 2 startup plan', '#payment-options', 2]],
  '/portfolio': [
    ['B 2 portfolio', '/services', 3],
    ['B 2 portfolio', '/#contact', 4],
  ],
  '/resources': [
    ['B 2 resources', '#free-tools', 1],
    ['B 2 resources', '#case-studies', 1],
    ['B 2 resources', '/case-studies/wishluv-buildcon', 1],
    ['B 2 resources', '/case-studies/biryani-mahal', 1],
    ['B 2 resources', '/case-studies/the-helping-hand', 1],
  ],
  '/sitemap': [
    ...[
      '/about',
      '/services',
      '/startup-plan',
      '/resources',
      '/pricing',
      '/#contact',
      '/privacy-policy',
      '/terms-of-service',
      '/refund-policy',
    ].map((href): [string, string, number] => ['B 2 sitemap', href, 1]),
    ['B 2 sitemap', '/services?tab=brand', 4],
    ['B 2 sitemap', '/services?tab=digital', 6],
    ['B 2 sitemap', '/services?tab=tech', 3],
    ['B 2 sitemap', '/case-study/biryani-mahal', 1],
  ],
};

for (const [path, stated] of Object.entries(links))
  test(`${path} links to all that is stated`, async ({ request }) => {
    const html = (await (await request.get(path)).text()).replaceAll('&amp;', '&');
    const count = (href: string) => html.split(`href="${href}"`).length - 1;
    expect(
      stated
        .filter(([, href, times]) => count(href) < times)
        .map(([section, href, times]) => `${section}: ${href} ${count(href)} of ${times}`),
    ).toEqual([]);
  });

test('security.txt says whom to tell, for a year at most', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
  expect(fields).toEqual({
    Contact: `mailto:${agency.email}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages': 'en, hi',
    Canonical: `${product.url}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});

/** The path of an address that must be the site's own, as PUBLIC_URL has it. */
const withoutOrigin = (url: string): string => {
  expect(url.slice(0, product.url.length)).toBe(product.url);
  return url.slice(product.url.length);
};

test('the canonical address follows from page to page', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${product.url}/services`);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
});

test('every page has a head of its own, and is in the sitemap for search engines', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => withoutOrigin(url));
  expect(pages).toHaveLength(18);
  const heads = await Promise.all(
    pages.map(async (path) => {
      const html = await (await request.get(path)).text();
      const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      const picture = withoutOrigin(find(/property="og:image" content="([^"]+)"/));
      expect((await request.get(picture)).status(), picture).toBe(200);
      expect(html).toContain('application/ld+json');
      expect(withoutOrigin(find(/rel="canonical" href="([^"]*)"/))).toBe(path);
      expect(html).not.toContain('public-url.invalid');
      return {
        title: find(/<title>([^<]+)/),
        description: find(/name="description" content="([^"]+)/),
        picture,
      };
    }),
  );
  for (const part of ['title', 'description', 'picture'] as const)
    expect(new Set(heads.map((head) => head[part])).size).toBe(18);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin/');
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  expect(await (await request.get('/')).text()).toContain(`"url":"${product.url}"`);
});

test('the first load stays within its budgets', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path));
  expect(scripts.size).toBeGreaterThan(5);
  const compressed = await Promise.all(
    [...scripts].map(async (path) =>
      Number(
        (await request.head(path, { headers: { 'accept-encoding': 'gzip' } })).headers()['content-length'],
      ),
    ),
  );
  // React and its router alone are 108 of these.
  expect(compressed.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(138);

  const sizes: Record<string, number> = {};
  page.on('response', async (response) => {
    const kind = /\.(css|woff2)$/.exec(new URL(response.url()).pathname)?.[1] ?? 'other';
    const { responseBodySize } = await response.request().sizes();
    sizes[kind] = (sizes[kind] ?? 0) + responseBodySize;
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const kilobytes = (kind: string) => (sizes[kind] ?? 0) / 1024;
  expect(kilobytes('css')).toBeLessThanOrEqual(15);
  expect(kilobytes('woff2')).toBeLessThanOrEqual(60);
  expect(Object.values(sizes).reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(300);
});
