/**
 * Who the agency is, to programs and to people. Its colours, mark, hours and time zone, the country of its phone numbers and its
 * languages are beside this file; every other word of the site is in web/src/content.
 */
export const agency = {
  /** In subjects of mails, the API's title, on home screens. */
  name: 'Golghar',
  /** In titles of pages and in legal texts. */
  fullName: 'Golghar Digital',
  /** Nobody answers this number; replace it with yours. */
  phone: '+91 612 000 0000',
  /** Digits only, with the country code, as WhatsApp wants them. */
  whatsapp: '916120000000',
  email: 'hello@golghar.example',
  /** What a lead's reference begins with, one to four capital letters. */
  referencePrefix: 'GD',
  /** What stands before an amount of money. */
  currency: '₹',
} as const;

export const agencyDomain = agency.email.replace(/^.*@/, '');
