import type { ServiceKey } from '@golghar/contracts';

/** `id` names its mark, `enquiry` the service that a link to the form selects. */
type Entry<Id extends string> = { id: Id; enquiry: ServiceKey; title: string; description: string };

const entry = <const Id extends string>(
  id: Id,
  enquiry: ServiceKey,
  title: string,
  description: string,
): Entry<Id> => ({
  id,
  enquiry,
  title,
  description,
});

/** The services page: ten and twelve. The home page shows four and nine of them. */
export const allServices = {
  line: { name: 'services', words: 'पहचान भी, पहुँच भी' },
  picture: { name: 'services', height: 570 },
  title: 'Services',
  lead: 'Ten ways to be recognised and twelve ways to be found. Take one, or let us tell you which one comes first.',
  tabs: { brand: 'Brand Solutions', digital: 'Digital Marketing Solutions' },
  brand: [
    entry(
      'strategy',
      'brand_strategy',
      'Brand Strategy & Positioning',
      'A day of questions, then one page: whom you serve, what you promise, what you will not do. Everything else is measured against it.',
    ),
    entry(
      'naming',
      'brand_strategy',
      'Naming & Taglines',
      'Names that are free to register, easy in Hindi and English, and still sound right when your grandmother says them.',
    ),
    entry(
      'logo',
      'logo_design',
      'Logo & Identity Design',
      'Mark, colours, lettering, with files for the signboard painter, the printer and the phone.',
    ),
    entry(
      'guidelines',
      'logo_design',
      'Brand Guidelines',
      'A short book of rules, so that the tenth poster looks like the first.',
    ),
    entry(
      'messaging',
      'brand_strategy',
      'Brand Messaging',
      'The three sentences that your staff, your packaging and your ads all say the same way.',
    ),
    entry(
      'communication',
      'brand_strategy',
      'Brand Communication',
      'Brochures, hoardings, radio lines and festival greetings that could only come from you.',
    ),
    entry(
      'packaging',
      'logo_design',
      'Packaging & Label Design',
      'From a sattu pouch to a sweet box: what the law wants on it, and what the shelf needs.',
    ),
    entry(
      'rebranding',
      'brand_strategy',
      'Rebranding & Brand Refresh',
      'What to keep, what to change and how to tell old customers, in that order.',
    ),
    entry(
      'signage',
      'logo_design',
      'Signage & Store Design',
      'Shopfronts you can read from a moving auto on Bailey Road.',
    ),
    entry(
      'audit',
      'brand_strategy',
      'Brand Audit',
      'We ask your customers what they think you sell. The answer is often a surprise.',
    ),
  ],
  digital: [
    entry(
      'website',
      'website_development',
      'Website Development',
      'Sites and shops that load in two seconds on a cheap phone, written by us, kept in your name.',
    ),
    entry(
      'maintenance',
      'website_development',
      'Website Maintenance',
      'Updates, backups and small changes within a day, for a fixed sum a month.',
    ),
    entry(
      'seo',
      'seo',
      'SEO Optimization',
      'Google listing, map, reviews and pages for the things people near you search for.',
    ),
    entry(
      'social',
      'social_media',
      'Social Media Marketing',
      'Instagram, Facebook and YouTube, planned a month ahead and made in your own place.',
    ),
    entry(
      'performance',
      'paid_ads',
      'Performance Marketing',
      'Meta and Google ads that are judged by cost per enquiry, every Monday.',
    ),
    entry(
      'content',
      'seo',
      'Content Marketing',
      'Articles, guides and answers in the languages that your buyers read.',
    ),
    entry(
      'email',
      'other',
      'Email Marketing',
      'Newsletters and reminders that people can leave in one click, and rarely do.',
    ),
    entry(
      'video',
      'social_media',
      'Video Marketing',
      'Reels, testimonials and films of how it is made, shot in one day.',
    ),
    entry(
      'influencer',
      'social_media',
      'Community & Influencer Marketing',
      'Local voices, honest tags, and a count of who came because of them.',
    ),
    entry(
      'automation',
      'other',
      'Marketing Automation',
      'WhatsApp replies, follow-ups and birthday messages that run by themselves.',
    ),
    entry(
      'reputation',
      'seo',
      'Online Reputation Management',
      'More true reviews, quick answers, and a plan for the bad day.',
    ),
    entry(
      'leads',
      'paid_ads',
      'Lead Generation',
      'Forms, landing pages and call tracking, so that you know what each enquiry cost.',
    ),
  ],
  closing: {
    title: 'Not sure where to begin?',
    text: 'Tell us what you sold last month. We will name the one service that helps first, and the ones that can wait.',
    label: 'Get Free Consultation',
  },
  action: { label: 'Ask about this', href: '/#contact' },
  techNote: {
    text: 'Looking for websites, online shops and maintenance? You will find them under',
    label: 'Digital Marketing Solutions',
    href: '/services?tab=digital',
  },
} as const;

export type ServicesTab = 'brand' | 'digital';

/** The tab that a query names; anything but `digital` is brand. Case-sensitive. */
export const toServicesTab = (value: string | null): ServicesTab =>
  value === 'digital' ? 'digital' : 'brand';
