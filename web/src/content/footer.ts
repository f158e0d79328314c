export const footer = {
  about: 'A small team in Patna that plans, designs and runs marketing for businesses across Bihar.',
  headings: {
    quick: 'Quick Links',
    services: 'Our Services',
    resources: 'Resources',
    partners: 'Trusted Partners',
    search: 'Found by people who search for',
  },
  visitors: { before: 'Visitors so far:' },
  rights: 'All rights reserved.',
};
