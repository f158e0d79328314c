import { agency, languages } from '@golghar/contracts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { product } from '../../infra/test/support/environment';
import { pagesInBoth } from '../../infra/test/support/public-pages';

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** The text of a page without tags, as in the prerendered HTML. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(' ', ' ')
    .replace(/\s+/g, ' ');

/** Specified words, separated by `|`. */
const statements = (text: string) => text.split('|').map((words) => words.trim());

const caseStudy = statements(
  `About the Client | Key Challenges | Our Approach | Results | Additional Benefits | Book a Free Consultation`,
);
const legal = ['Back to Home', 'Last Updated'];

/** Specified words and numbers by page. */
const words: Record<string, readonly string[]> = {
  '/': statements(`Home Services Portfolio Pricing StartUp Plan Resources Contact | Get Free Consultation | Consult |
    Quick Links | Our Services | Resources | Trusted Partners | Admin Login |
    © ${new Date().getFullYear()} | Grow Your Business | Scale Your Business | Create Bigger Growth |
    Expand Your Reach | Drive Success | Accelerate Your Growth |
    150+ satisfied clients across 15+ industries | Who We Are | 2020 | Integrity | Growth-Focus |
    Innovation | Local Insight | The New Era of Digital Presence |
    Low Cost, High Quality Web Development | concepts by ${agency.fullName} | Low Cost | High Quality |
    Projects Completed | Satisfaction Rate | Years Experience | Team Members | 100 | 95% | 5 | 7 |
    150+ | Happy Clients | 200% | Average Growth | 500+ | 10+ | Brand Strategy & Positioning |
    Logo & Identity Design | Brand Communication | Rebranding & Brand Refresh | Website Development |
    SEO Optimization | Social Media Marketing | Performance Marketing | Email Marketing |
    Video Marketing | Community & Influencer Marketing | Marketing Automation |
    Online Reputation Management | Learn More | View All Services | Contact Us |
    We Assign Account Access | You Launch & Grow | Meta Ads | Google Ads | Active |
    Trusted by 100+ advertisers | 100+ businesses | Read Case Study | Want Similar Results? |
    Contact Us Today | Call Us Now | Get In Touch | Monday-Friday | 9:00-18:00 | Saturday |
    10:00-16:00 | Sunday | Closed | 4 business hours`),
  '/services': ['Brand Solutions', 'Digital Marketing Solutions'],
  '/pricing':
    statements(`Startup | Growth | Premium | ₹14,999 | ₹29,999 | ₹49,999 | Save 20% | Monthly | Quarterly |
    10 posts | 1 article | 5 designs | 2 platforms | 4 platforms | 2 articles | 1 video | ₹50,000 |
    12 posts | 4 articles | 7 designs | 3 videos | ₹1,00,000 | 1-year commitment | 30 days' notice |
    7-day money-back | General Questions | Pricing & Plans`),
  '/startup-plan':
    statements(`₹15,000 | ₹2,000 | 10-14 working days | 72 hours | +₹6,999 | 30 days of support |
    Source code access | How it works | Payment options`),
  '/refund-policy': [
    ...legal,
    ...statements(`before work starts | 7 working days | 30 working days | within 7 days | 7-10 working days |
    non-refundable`),
  ],
  '/privacy-policy': legal,
  '/terms-of-service': legal,
  '/nothing-here': ['404', 'Page Not Found', 'Return to Homepage', 'Contact Us'],
  '/portfolio':
    statements(`concepts by ${agency.fullName} | 16 Projects | Multiple Industries | Full-Stack Solutions |
    Featured Case Studies | Complete Portfolio | Recent Project | Under Development | Visit Site |
    Visit Website | View Details | Coming Soon | View More Projects & Get Started |
    Get Free Consultation | View Our Services | Tax Consultancy | Healthcare | Real Estate |
    Construction | Business Services | Review Platform | E-Commerce | Web Application |
    Astrology & Spirituality | Education | Industrial`),
  '/resources':
    statements(`ROI Calculator | Budget Planner | Campaign Planner | Calculate ROI | Get Budget Plan |
    Generate Campaign Ideas | Case Studies | Book a Free Consultation`),
  '/sitemap': ['Back to Home', 'Main Pages', 'Legal', 'Resources and Case Studies'],
  '/case-studies/wishluv-buildcon': ['120+', 'leads in 45 days', ...caseStudy],
  '/case-studies/biryani-mahal': ['200%', 'in 3 months', ...caseStudy],
  '/case-studies/the-helping-hand': ['150%', 'in 6 months', ...caseStudy],
};

/** The targets of specified links. */
const links: Record<string, [href: string, times: number][]> = {
  '/': [
    ['/case-study/wishluv-buildcon', 1],
    ['/case-study/biryani-mahal', 1],
    ['/case-study/the-helping-hand', 1],
    ['/services?tab=brand', 2],
    ['/services?tab=digital', 4],
    ['/admin/login', 1],
    ['/services', 4],
  ],
  '/services': [['/#contact', 22]],
  '/pricing': [['/#contact', 4]],
  '/startup-plan': [['#payment-options', 2]],
  '/portfolio': [
    ['/services', 3],
    ['/#contact', 4],
  ],
  '/resources': [
    ['#free-tools', 1],
    ['#case-studies', 1],
    ['/case-studies/wishluv-buildcon', 1],
    ['/case-studies/biryani-mahal', 1],
    ['/case-studies/the-helping-hand', 1],
  ],
  '/sitemap': [
    ...statements(
      '/about | /services | /startup-plan | /resources | /pricing | /#contact | /privacy-policy | /terms-of-service | /refund-policy',
    ).map((href): [string, number] => [href, 1]),
    ['/services?tab=brand', 4],
    ['/services?tab=digital', 6],
    ['/services?tab=tech', 3],
    ['/case-study/biryani-mahal', 1],
  ],
};

for (const [path, stated] of Object.entries(words))
  test(`${path} says all that is stated, and links to it, without a script`, async ({ request }) => {
    const html = await htmlOf(request, path);
    const text = textOf(html);
    expect(stated.filter((word) => !text.includes(word))).toEqual([]);
    const count = (href: string) => html.replaceAll('&amp;', '&').split(`href="${href}"`).length - 1;
    const missing = (links[path] ?? []).filter(([href, times]) => count(href) < times);
    expect(missing.map(([href, times]) => `${href} ${count(href)} of ${times}`)).toEqual([]);
  });

test('both stated lines of the web-development promo are headings', async ({ request }) => {
  const html = await htmlOf(request, '/');
  for (const line of ['The New Era of Digital Presence', 'Low Cost, High Quality Web Development'])
    expect(html).toMatch(new RegExp(`<h[23][^>]*>${line}</h[23]>`));
});

test('no package denies what nobody has stated of it', async ({ request }) => {
  expect(textOf(await htmlOf(request, '/pricing'))).not.toContain('Not included');
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
    'Preferred-Languages': languages.join(', '),
    Canonical: `${product.url}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});

/** The path of an address that must be on the site itself, as set by PUBLIC_URL. */
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

/** Checks that a page in both languages says so in its head, its header and the sitemap. */
function expectBothLanguages(
  [english, hindi]: readonly [string, string],
  path: string,
  html: string,
  entry: string,
) {
  const versions = [`en ${english}`, `hi ${hindi}`, `x-default ${english}`];
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  expect(alternates.map(([, of, href = '']) => `${of} ${withoutOrigin(href)}`).sort(), path).toEqual(
    versions,
  );
  for (const [language, version] of versions.map((line) => line.split(' ')))
    expect(entry, path).toContain(`hreflang="${language}" href="${product.url}${version}"`);
  const [language, other] = path === hindi ? ['hi', english] : ['en-IN', hindi];
  expect(html, path).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
  // In the header or, on narrow phones, in the menu.
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  expect(header, path).toMatch(new RegExp(`<a [^>]*hrefLang="[^"]+" href="${other}"`));
}

test('every page has a head of its own, and is in the sitemap for search engines', async ({ request }) => {
  const entries = (await htmlOf(request, '/sitemap.xml')).split('<url>').slice(1);
  expect(entries).toHaveLength(18);
  const heads = await Promise.all(
    entries.map(async (entry) => {
      const path = withoutOrigin(/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '');
      const html = await htmlOf(request, path);
      const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      const picture = withoutOrigin(find(/property="og:image" content="([^"]+)"/));
      expect((await request.get(picture)).status(), picture).toBe(200);
      expect(html).toContain('application/ld+json');
      expect(withoutOrigin(find(/rel="canonical" href="([^"]*)"/))).toBe(path);
      expect(html).not.toContain('public-url.invalid');
      const both = pagesInBoth.find(([english, hindi]) => path === english || path === hindi);
      if (both) expectBothLanguages(both, path, html, entry);
      return {
        title: find(/<title>([^<]+)/),
        description: find(/name="description" content="([^"]+)/),
        picture,
        language: both && path,
      };
    }),
  );
  for (const part of ['title', 'description', 'picture'] as const)
    expect(new Set(heads.map((head) => head[part])).size).toBe(18);
  expect(heads.filter(({ language }) => language)).toHaveLength(2 * pagesInBoth.length);
  const robots = await htmlOf(request, '/robots.txt');
  expect(robots).toContain('Disallow: /admin/');
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  expect(await htmlOf(request, '/')).toContain(`"url":"${product.url}"`);
});
