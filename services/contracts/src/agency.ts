/**
 * What programs call the agency: subjects of mails, the title of the API, references. What visitors read of it is in
 * web/src/content, its colours are in web/src/ui/tokens.css, its hours and time zone in business-hours.ts, the country of
 * its phone numbers in region.ts.
 */
export const agency = {
  name: 'Golghar',
  /** What a lead's reference begins with, one to four capital letters. */
  referencePrefix: 'GD',
  /** What stands before an amount of money. */
  currency: '₹',
} as const;
