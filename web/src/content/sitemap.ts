import { caseStudies } from './case-studies';
import { allVersions, linksIn, nameOf } from './page-links';
import type { Link } from './types';

const [home, ...main] = linksIn('main', 'en');
const inHindi = allVersions()
  .filter(({ language }) => language === 'hi')
  .map(({ page, path, language }) => ({ href: path, label: `${nameOf(page, 'en')} in Hindi`, language }));

export const sitemap = {
  line: { name: 'sitemap', words: 'सब रास्ते यहीं से' },
  picture: { name: 'sitemap', height: 640 },
  title: 'Sitemap',
  back: { href: '/', label: 'Back to Home' },
  closing: {
    title: 'Not on the map?',
    text: 'Ask us: one call may be quicker than ten pages.',
    label: 'Get Free Consultation',
    href: '/#contact',
  },
  groups: [
    {
      title: 'Main Pages',
      links: [home, { href: '/about', label: 'About Us' }, ...main, { href: '/#contact', label: 'Contact' }],
    },
    {
      title: 'Brand services',
      links: [
        { href: '/services?tab=brand', label: 'Brand Strategy & Positioning' },
        { href: '/services?tab=brand', label: 'Logo & Identity' },
        { href: '/services?tab=brand', label: 'Brand Guidelines' },
        { href: '/services?tab=brand', label: 'Brand Messaging' },
      ],
    },
    {
      title: 'Digital services',
      links: [
        { href: '/services?tab=digital', label: 'SEO' },
        { href: '/services?tab=digital', label: 'Social Media' },
        { href: '/services?tab=digital', label: 'Paid Ads' },
        { href: '/services?tab=digital', label: 'Content' },
        { href: '/services?tab=digital', label: 'Email' },
        { href: '/services?tab=digital', label: 'Lead Generation' },
      ],
    },
    {
      title: 'Tech services',
      links: [
        { href: '/services?tab=tech', label: 'Website Development' },
        { href: '/services?tab=tech', label: 'Website Maintenance' },
        { href: '/services?tab=tech', label: 'E-Commerce' },
      ],
    },
    {
      title: 'Resources and Case Studies',
      // The sitemap uses the singular address, which redirects to the plural one.
      links: caseStudies.map(({ slug, company }) => ({ href: `/case-study/${slug}`, label: company })),
    },
    ...(inHindi.length > 0 ? [{ title: 'In Hindi', links: inHindi }] : []),
    // Except this page.
    { title: 'Legal', links: linksIn('legal', 'en').filter(({ href }) => href !== '/sitemap') },
  ].filter(({ links }) => links.length > 0) as { title: string; links: Link[] }[],
};
