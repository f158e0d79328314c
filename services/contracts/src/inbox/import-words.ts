import type { ServiceKey } from '../intake/services';
import { leadFieldHeadings } from '../lead-fields';
import type { LeadStatus } from '../leads/statuses';
import type { ImportField } from './files';

/** What spreadsheets call the fields of a lead, besides their own names; only letters count, ignoring case. */
export const importHeadings: Record<ImportField, string> = {
  ...leadFieldHeadings,
  status: 'stage, state, lead status, lead stage, स्थिति',
  tags: 'tag, labels, label, टैग',
  submittedAt: `
    submitted at, date, received, created, created at, created on, created time, time, timestamp, enquiry
    date, inquiry date, lead date, date of enquiry, तारीख, दिनांक, तिथि
  `,
};

/** Words anywhere in a heading that identify what its column holds. */
export const distinctiveHeadings: Partial<Record<ImportField, string>> = {
  phone: 'mobile, phone, telephone, whatsapp, मोबाइल, फोन, फ़ोन',
  email: 'email, mail, ईमेल',
};

/** What files call the services, besides their labels. */
export const serviceWords: Record<ServiceKey, string> = {
  brand_strategy: 'brand, branding, brand identity',
  logo_design: 'logo, logo designing, लोगो',
  seo: 'search engine optimization, search engine optimisation, google ranking, ranking',
  social_media: 'social, smm, social media marketing, social media management, सोशल मीडिया',
  paid_ads: `
    ads, advertising, paid ad, paid advertising, google ad, google ads, google adwords, adwords, facebook
    ads, instagram ads, meta ads, ppc, sem, performance marketing, विज्ञापन
  `,
  website_development: `
    web, website, website design, web design, web designing, web development, ecommerce website, वेबसाइट
  `,
  website_startup_plan: 'startup plan, website startup, startup website',
  other: 'others, general, misc, अन्य',
};

export const statusWords: Record<LeadStatus, string> = {
  new: 'fresh, new lead, not contacted, not called, नया',
  in_progress: 'contacted, called, working, interested, qualified, in discussion, followup, follow up',
  pending: 'hold, on hold, waiting, callback, call back, later, quotation sent, proposal sent',
  delivered: 'won, closed won, converted, completed, done, sold',
  lost: 'closed lost, not interested, dead, rejected, cancelled, junk',
};
