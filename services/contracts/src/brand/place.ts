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

/** Where the agency's phone numbers are at home: how one without a country code is read (ISO 3166-1). */
export const agencyRegion = 'IN';

/** How one is written there; forms show it as an example. */
export const examplePhone = '98765 43210';
