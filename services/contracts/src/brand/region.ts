/** Where the agency's phone numbers are at home: how one without a country code is read (ISO 3166-1). */
export const agencyRegion = 'IN';

/** How one is written there; forms show it as an example. */
export const examplePhone = '98765 43210';
