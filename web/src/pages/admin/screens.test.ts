import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '@golghar/contracts';
import { placesFor } from './screens';

const sections = (role: Role, place: string) =>
  placesFor(role)
    .find(({ label }) => label === place)
    ?.sections.map(({ label }) => label);

it('six places, of which the three of the specification keep their order', () => {
  expect(placesFor('admin').map(({ label }) => label)).toEqual([
    'Dashboard',
    'Today',
    'Leads',
    'Reports',
    'User Management',
    'Settings',
  ]);
});

it('whoever may not open a section does not see it', () => {
  expect(sections('manager', 'Leads')).toContain('Deleted');
  expect(sections('sales_executive', 'Leads')).toEqual(['List', 'Board', 'Quarantine']);
  expect(sections('sales_executive', 'Settings')).toEqual(['Templates']);
});

it('each section is a page in the folder of its place', () => {
  for (const { to: place, sections } of placesFor('admin'))
    for (const { to } of sections.filter((section) => section.to !== place))
      expect([to, existsSync(path.join(__dirname, '..', `${to}.tsx`))]).toEqual([to, true]);
});
