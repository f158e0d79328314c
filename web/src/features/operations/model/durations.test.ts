import { inWords } from '../components/health';

it.each([
  [0.4, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3 * 3600 + 301, '3 h 5 min'],
  [2 * 86_400 + 4 * 3600, '2 d 4 h'],
])('%s seconds are %s', (seconds, words) => expect(inWords(seconds)).toBe(words));
