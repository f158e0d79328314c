import { place } from '@golghar/contracts';
export const footer = {
  /** The lines of the postal address, if they differ from the site's. */
  address: undefined as readonly string[] | undefined,
  about: `A small team in ${place.city} that plans, designs and runs marketing for businesses across ${place.region}.`,
  headings: {
    quick: 'Quick Links',
    services: 'Our Services',
    resources: 'Resources',
    partners: 'Trusted Partners',
    search: 'People find us searching for',
  },
  visitors: { before: 'Visitors so far:' },
  rights: 'All rights reserved.',
};
