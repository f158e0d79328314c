import { fillTemplate } from './replies';

const lead = { name: 'Asha $& {me}', service: 'seo', reference: 'GD-1', city: null } as const;

it('puts into a template what is known, once, and leaves the rest as it stands', () => {
  expect(
    fillTemplate('Dear {name}, {service} ({reference}) in {city}: {what}. {me}', lead, { name: 'Amit' }),
  ).toBe('Dear Asha $& {me}, SEO (GD-1) in {city}: {what}. Amit');
});
