import { userActiveHeader } from '@golghar/contracts';
import { activityHeaders, activityLifetimeMs, noteActivity } from './user-activity';

it('counts what a person did once, for the next request', () => {
  noteActivity(1000);
  expect(activityHeaders(2000)).toEqual({ [userActiveHeader]: '1' });
  expect(activityHeaders(2001)).toEqual({});
});

it('does not count what was done long ago', () => {
  noteActivity(1000);
  expect(activityHeaders(1000 + activityLifetimeMs)).toEqual({});
});
