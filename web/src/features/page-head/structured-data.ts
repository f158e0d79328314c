import { officeHours } from '@/content/office-hours';
import { site } from '@/content/site';
import { publicUrl } from './public-url';

const withZero = (time: string) => time.padStart(5, '0');

/** The agency, with its hours (schema.org ProfessionalService). */
export const organisation = () => ({
  '@type': 'ProfessionalService',
  name: site.name,
  url: publicUrl(),
  telephone: site.phone,
  email: site.email,
  foundingDate: String(site.founded),
  image: `${publicUrl()}/og/home.png`,
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

/** The way to a page, from the home page on. */
export const trail = (steps: readonly { path: string; name: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl()}${path}`,
  })),
});

export const faqPage = (items: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const serviceList = (items: readonly { title: string; description: string }[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ title, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Service',
      name: title,
      description,
      areaServed: site.address.region,
      provider: { '@type': 'Organization', name: site.name },
    },
  })),
});
