import { waitAfterFailures, waitWords } from './sign-in-limit.service';

it('waitAfterFailures lets nine pass, grows from the tenth on and ends at 15 minutes', () => {
  expect([9, 10, 11, 12, 13, 14, 15, 40].map((n) => waitAfterFailures(n, n))).toEqual([
    0, 30, 60, 120, 240, 480, 900, 900,
  ]);
});

it.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [60, '60 seconds'],
  [61, '1 minute 1 second'],
  [90, '1 minute 30 seconds'],
  [120, '2 minutes'],
  [900, '15 minutes'],
])('waitWords says %d seconds as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
