import { backOfficePaths, type Role } from '@golghar/contracts';
import { findableScreens, screensFor } from './screens';

const paths = (role: Role) => findableScreens(role).map(({ to }) => to);

it('whoever may restore leads finds the deleted ones by name, though the sidebar has no place for them', () => {
  expect(paths('manager')).toContain(backOfficePaths.deletedLeads);
  expect(paths('admin')).toContain(backOfficePaths.deletedLeads);
  expect(screensFor('admin').map(({ to }) => to)).not.toContain(backOfficePaths.deletedLeads);
});

it('a sales executive finds only what opens for one', () => {
  expect(paths('sales_executive')).toContain(backOfficePaths.account);
  expect(paths('sales_executive')).not.toContain(backOfficePaths.deletedLeads);
  expect(paths('sales_executive')).not.toContain(backOfficePaths.settings);
});
