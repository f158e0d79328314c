import { waitWords } from './sign-in-limit.service';

describe('waitWords', () => {
  it.each([
    [1, '1 second'],
    [30, '30 seconds'],
    [60, '60 seconds'],
    [61, '1 minute 1 second'],
    [90, '1 minute 30 seconds'],
    [120, '2 minutes'],
    [900, '15 minutes'],
  ])('says %d seconds as %s', (seconds, words) => {
    expect(waitWords(seconds)).toBe(words);
  });
});
