import type { Enquiry } from './enquiry';

/** What the form calls its fields, in its order. */
export const enquiryLabels: Record<keyof Enquiry, string> = {
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  service: 'What do you need?',
  message: 'Your message',
};

/** Where a browser without our script is led after its enquiry, with `?reference=`. */
export const thankYouPath = '/thank-you';

/** Stands in that page, as it is built, where the gateway puts the reference. */
export const referenceStandIn = 'GD-0000-0000';
