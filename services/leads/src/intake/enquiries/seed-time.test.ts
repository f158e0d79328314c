import { AppError } from '@golghar/platform';
import { seedTime } from './seed-time';

const token = 'a token of this installation, long enough';
const time = '2026-11-07T09:30:00.000Z';

it.each([
  [undefined, token],
  ['', token],
  ['x'.repeat(token.length), token],
  ['', undefined],
  ['undefined', undefined],
])('seedTime refuses the token %j where it should be %j', (given, expected) => {
  expect(() => seedTime({ time, token: given }, expected)).toThrow(new AppError('not_allowed'));
});

it('seedTime refuses what is no time', () => {
  expect(() => seedTime({ time: 'yesterday', token }, token)).toThrow(
    new AppError('invalid', { fields: { 'x-seed-submitted-at': 'Must be an ISO 8601 time in UTC' } }),
  );
});
