import { officeHours } from './office-hours';
import { site } from './site';

const withZero = (time: string) => time.padStart(5, '0');

/** The agency's structured data for search engines, with its hours (schema.org ProfessionalService). */
export const organisation = (url: string) => ({
  '@type': 'ProfessionalService',
  name: site.name,
  url,
  telephone: site.phone,
  email: site.email,
  foundingDate: String(site.founded),
  image: `${url}/og/home.png`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.city,
    addressRegion: site.address.region,
    postalCode: site.address.postcode,
    addressCountry: site.address.country,
  },
  sameAs: Object.values(site.social).filter(Boolean),
  openingHoursSpecification: officeHours
    .filter(({ opens }) => opens)
    .map(({ schema, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: schema,
      opens: withZero(opens),
      closes: withZero(closes),
    })),
});
