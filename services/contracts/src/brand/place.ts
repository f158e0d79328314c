/** Where the agency is and whom it serves; sentences of the site take city and region from here. */
export const place = {
  street: 'Second floor, Ashok Rajpath, near Golghar',
  city: 'Patna',
  region: 'Bihar',
  postcode: '800001',
  /** ISO 3166-1, for search engines. */
  country: 'IN',
} as const;

export const agencyInHindi = {
  name: 'गोलघर',
  street: 'दूसरी मंज़िल, अशोक राजपथ, गोलघर के पास',
  city: 'पटना',
  region: 'बिहार',
} as const;

/** The country of phone numbers without a country code (ISO 3166-1). */
export const agencyRegion = 'IN';

/** An example of one; forms show it. */
export const examplePhone = '98765 43210';
