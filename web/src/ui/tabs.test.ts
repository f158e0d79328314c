import { nextTab } from './tabs';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('the keys of three tabs %s leads from %d to %j', (key, from, to) => {
  expect(nextTab(key, from, 3)).toBe(to);
});
