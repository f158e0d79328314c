import { statusByKey } from '../components/status-control';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 4, 4],
  ['ArrowUp', -1, 4],
  ['ArrowUp', 0, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
  // In Progress, Pending, Not Interested.
  ['i', -1, 1],
  ['P', 0, 2],
  ['p', 2, 2],
  ['x', 0, undefined],
  ['Shift', 0, undefined],
])('in the menu of statuses %s leads from %d to %s', (key, place, next) => {
  expect(statusByKey(key, place)).toBe(next);
});
