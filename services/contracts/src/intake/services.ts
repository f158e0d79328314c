/** The services that an enquiry can be about, in the order of the form. */
export const serviceLabels = {
  brand_strategy: 'Brand Strategy',
  logo_design: 'Logo Design',
  seo: 'SEO',
  social_media: 'Social Media',
  paid_ads: 'Paid Ads',
  website_development: 'Website Development',
  website_startup_plan: 'Website Startup Plan',
  other: 'Other',
} as const;

export type ServiceKey = keyof typeof serviceLabels;

export const serviceKeys = Object.keys(serviceLabels) as [ServiceKey, ...ServiceKey[]];
