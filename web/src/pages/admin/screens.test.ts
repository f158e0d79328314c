import type { Role } from '@golghar/contracts';
import { placesFor, reservedFor } from './screens';

const sections = (role: Role, place: string) =>
  placesFor(role)
    .find(({ label }) => label === place)
    ?.sections.map(({ label }) => label);

it('whoever may not open a section does not see it', () => {
  expect(sections('manager', 'Leads')).toContain('Deleted');
  expect(sections('sales_executive', 'Leads')).toEqual(['List', 'Board', 'Quarantine']);
  expect(sections('sales_executive', 'Settings')).toEqual(['Templates']);
});

it.each([
  ['/admin/users', 'manager', 'administrators'],
  ['/admin/settings', 'manager', 'administrators'],
  ['/admin/submissions/import', 'sales_executive', 'administrators and managers'],
  ['/admin/submissions/import', 'manager', undefined],
  ['/admin/settings', 'admin', undefined],
  ['/admin/today', 'sales_executive', undefined],
] as const)('says for whom a screen is: %s, a %s: %s', (path, role, others) => {
  expect(reservedFor(path, role)).toBe(others);
});
