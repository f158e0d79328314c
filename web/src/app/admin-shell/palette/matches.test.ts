import { matches } from './use-findings';

it.each([
  ['User Management', 'man us', true],
  ['Set status: In Progress', 'prog', true],
  ['Audit log', 'dit', false],
  ['अंजलि कुमारी', 'कु', true],
  ['Newsletter', '', true],
])('%s for %j: %s', (label, typed, isMatch) => {
  expect(matches(label, typed)).toBe(isMatch);
});
