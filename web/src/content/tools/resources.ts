import { caseStudies } from '../case-studies';

export const resources = {
  line: { name: 'resources', words: 'पहले हिसाब, फिर ख़र्च' },
  picture: { name: 'resources', height: 594 },
  title: 'Free Tools & Resources',
  lead: `Three tools we use ourselves before a first meeting${caseStudies.length > 0 ? ', and three stories of how things went' : ''}. No sign-up.`,
  jump: [
    { href: '#free-tools', label: 'Free Tools' },
    ...(caseStudies.length > 0 ? [{ href: '#case-studies', label: 'Case Studies' }] : []),
  ],
  tools: {
    title: 'Free Tools',
    caveat:
      'An estimate from your own numbers, not a promise: season, price and offer can move it either way.',
    most: 'We count with at most',
    slider: 'slider',
    perCent: 'per cent',
    send: 'Send this plan with my enquiry',
    notLoaded: 'The tools could not be loaded. Please load the page again.',
    tabs: { roi: 'ROI Calculator', budget: 'Budget Planner', campaign: 'Campaign Planner' },
    roi: {
      name: 'ROI',
      intro:
        'What could a month of advertising bring? We assume one visitor for every two rupees, half your budget.',
      budget: 'Monthly budget',
      conversion: 'Conversion rate',
      orderValue: 'Average order value',
      button: 'Calculate ROI',
      placeholder: 'Set the three numbers and press Calculate ROI. Your result appears here.',
      results: { roi: 'ROI', visitors: 'Visitors', customers: 'Customers', revenue: 'Revenue' },
    },
    budget: {
      intro: 'What do businesses like yours put into marketing, and where?',
      revenue: 'Monthly revenue',
      industry: 'Industry',
      growth: 'Growth goal',
      yearly: 'yearly',
      button: 'Get Budget Plan',
      placeholder: 'Choose your revenue, industry and goal, then press Get Budget Plan.',
      result: 'Suggested monthly budget',
      table: ['Channel', 'Share', 'Amount'],
    },
    campaign: {
      intro: 'Three ideas that fit your business, where to run them and how long they take.',
      business: 'Business type',
      goal: 'Goal',
      audience: 'Audience',
      button: 'Generate Campaign Ideas',
      placeholder: 'Choose all three and press Generate Campaign Ideas.',
      ideas: 'Your ideas',
      primary: 'Primary channels',
      secondary: 'Secondary channels',
      timeline: 'Timeline',
    },
  },
  caseStudies: { title: 'Case Studies', read: 'Read Case Study' },
  cta: {
    title: 'Want us to run the numbers with you?',
    label: 'Book a Free Consultation',
    href: '/#contact',
  },
};
