import { backoffSeconds } from './backoff';

it('grows from 30 s to 15 minutes and stays there', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 1000].map(backoffSeconds)).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});
