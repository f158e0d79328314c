export const channels = ['social', 'search', 'display', 'content', 'email', 'other'] as const;
export type Channel = (typeof channels)[number];

export const channelLabels: Record<Channel, string> = {
  social: 'Social media',
  search: 'Search',
  display: 'Display',
  content: 'Content',
  email: 'Email',
  other: 'Other',
};

/** Colours of the bar's segments, also distinguishable by lightness. */
export const channelColours: Record<Channel, string> = {
  social: 'var(--brand-neel)',
  search: 'var(--brand-haldi)',
  display: 'var(--brand-alta)',
  content: '#8fd3b0',
  email: 'var(--brand-patta)',
  other: '#959db4',
};

type Industry = {
  label: string;
  /** Marketing budget, per cent of the revenue. */
  percent: number;
  /** Per cent of the budget, in the order of the channels; adds up to 100. */
  split: [number, number, number, number, number, number];
};

/** The splits of retail, restaurant and e-commerce are the agency's own; the others are typical of the trade. */
export const industries = {
  retail: { label: 'Retail', percent: 4, split: [25, 20, 15, 15, 15, 10] },
  technology: { label: 'Technology', percent: 12, split: [15, 30, 10, 25, 15, 5] },
  healthcare: { label: 'Healthcare', percent: 8, split: [20, 35, 10, 20, 10, 5] },
  manufacturing: { label: 'Manufacturing', percent: 6, split: [10, 30, 10, 20, 15, 15] },
  education: { label: 'Education', percent: 10, split: [35, 25, 10, 15, 10, 5] },
  restaurant: { label: 'Restaurant', percent: 3, split: [40, 20, 15, 10, 10, 5] },
  ecommerce: { label: 'E-Commerce', percent: 15, split: [20, 30, 20, 10, 15, 5] },
  professional: { label: 'Professional services', percent: 5, split: [15, 30, 5, 25, 15, 10] },
  other: { label: 'Other', percent: 8, split: [25, 25, 15, 15, 10, 10] },
} satisfies Record<string, Industry>;

export type IndustryKey = keyof typeof industries;

/** The factor for a budget, by the growth that it should bring. */
export const growthGoals = {
  minimal: { label: 'Minimal', growth: '~10%', multiplier: 0.7 },
  moderate: { label: 'Moderate', growth: '~25%', multiplier: 1 },
  aggressive: { label: 'Aggressive', growth: '50%+', multiplier: 1.3 },
};

export type GrowthGoal = keyof typeof growthGoals;
