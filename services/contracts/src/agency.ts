/**
 * What programs call the agency: subjects of mails, the title of the API, references, and where mails say to call. What
 * else visitors read of it is in web/src/content, its colours are in colours.ts and web/src/ui/tokens.css, its
 * hours and time zone in business-hours.ts, the country of its phone numbers in region.ts.
 */
export const agency = {
  name: 'Golghar',
  /** Nobody answers at this number; put your own here. */
  phone: '+91 612 000 0000',
  /** Digits alone, with the country's code, as WhatsApp wants them. */
  whatsapp: '916120000000',
  /** What a lead's reference begins with, one to four capital letters. */
  referencePrefix: 'GD',
  /** What stands before an amount of money. */
  currency: '₹',
} as const;
