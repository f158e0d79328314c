import { caseStudies } from './case-studies';
import type { Link } from './types';

export const sitemap = {
  line: { name: 'sitemap', words: 'सब रास्ते यहीं से' },
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
      links: [
        { href: '/', label: 'Home' },
        { href: '/about', label: 'About Us' },
        { href: '/services', label: 'Services' },
        { href: '/portfolio', label: 'Portfolio' },
        { href: '/startup-plan', label: 'Startup Plan' },
        { href: '/resources', label: 'Resources' },
        { href: '/pricing', label: 'Pricing' },
        { href: '/draw-my-shop', label: 'Draw my shop' },
        { href: '/#contact', label: 'Contact' },
      ],
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
      // The sitemap states the singular address; it leads to the plural one.
      links: caseStudies.map(({ slug, company }) => ({ href: `/case-study/${slug}`, label: company })),
    },
    {
      title: 'In Hindi',
      links: [
        { href: '/hi', label: 'Home in Hindi', language: 'hi' },
        { href: '/hi/pricing', label: 'Pricing in Hindi', language: 'hi' },
        { href: '/hi/startup-plan', label: 'Startup Plan in Hindi', language: 'hi' },
        { href: '/hi/privacy-policy', label: 'Privacy Policy in Hindi', language: 'hi' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { href: '/privacy-policy', label: 'Privacy Policy' },
        { href: '/terms-of-service', label: 'Terms of Service' },
        { href: '/refund-policy', label: 'Refund Policy' },
      ],
    },
  ] as { title: string; links: Link[] }[],
};
