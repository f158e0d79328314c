import type { Role } from '@golghar/contracts';
import { placesFor } from './screens';

const sections = (role: Role, place: string) =>
  placesFor(role)
    .find(({ label }) => label === place)
    ?.sections.map(({ label }) => label);

it('whoever may not open a section does not see it', () => {
  expect(sections('manager', 'Leads')).toContain('Deleted');
  expect(sections('sales_executive', 'Leads')).toEqual(['List', 'Board', 'Quarantine']);
  expect(sections('sales_executive', 'Settings')).toEqual(['Templates']);
});
