import type { Audience, BusinessType, Goal } from './campaign-ideas';

export const businessTypes: Record<BusinessType, string> = {
  retail: 'Retail',
  service: 'Service',
  restaurant: 'Restaurant',
  ecommerce: 'E-Commerce',
};

export const goals: Record<Goal, { label: string; channels: string[]; timeline: string }> = {
  awareness: {
    label: 'Awareness',
    channels: ['Instagram', 'Facebook', 'YouTube'],
    timeline: "2-3 months, with at least 2 weeks' preparation",
  },
  conversion: {
    label: 'Conversion',
    channels: ['Google Ads', 'Facebook Ads', 'Email Marketing'],
    timeline: '1-2 months, with 1 week of preparation',
  },
  retention: {
    label: 'Retention',
    channels: ['Email Marketing', 'SMS', 'WhatsApp Business'],
    timeline: 'Ongoing, in 3-6 month cycles',
  },
};

export const audiences: Record<Audience, { label: string; channels: string[] }> = {
  general: { label: 'General', channels: ['Facebook', 'Google Display Network', 'Local Partnerships'] },
  youth: { label: 'Youth (18-25)', channels: ['TikTok', 'Instagram Stories', 'Snapchat'] },
  professional: { label: 'Professional', channels: ['LinkedIn', 'Twitter', 'Industry Publications'] },
};
