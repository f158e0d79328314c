import { readStep } from './read-step';

const india = (text: string) => new Date(`${text}+05:30`);
// A Wednesday, 13:30.
const now = india('2026-11-18T13:30');

it.each([
  ['call Tuesday 11:00', '2026-11-24T11:00', 'call'],
  ['tomorrow', '2026-11-19T10:00', ''],
  ['send the quote tomorrow', '2026-11-19T10:00', 'send the quote'],
  ['in 3 days', '2026-11-21T10:00', ''],
  ['call in 2 hours', '2026-11-18T15:30', 'call'],
  ['visit the shop on Monday at 4', '2026-11-23T16:00', 'visit the shop'],
  ['call at 5pm', '2026-11-18T17:00', 'call'],
  ['call at 11:00', '2026-11-19T11:00', 'call'],
  ['ring him Friday morning 9:30', '2026-11-20T09:30', 'ring him'],
  ['5 December 15:00 meeting', '2026-12-05T15:00', 'meeting'],
  ['Wednesday', '2026-11-25T10:00', ''],
  ['next week', '2026-11-25T10:00', ''],
  ['call 5/12 11:00', '2026-12-05T11:00', 'call'],
  ['call tomorrow evening', '2026-11-19T18:00', 'call'],
  ['call tonight', '2026-11-18T20:00', 'call'],
  ['Friday afternoon', '2026-11-20T15:00', ''],
  ['call kal 5 baje', '2026-11-19T17:00', 'call'],
  ['kal subah 9 baje call', '2026-11-19T09:00', 'call'],
  ['call aaj shaam', '2026-11-18T18:00', 'call'],
])('reads %j as %s', (typed, at, text) => {
  expect(readStep(typed, now)).toEqual({ at: india(at), text });
});

it('finds no time where there is none', () => {
  expect(readStep(' ask about the budget ', now)).toEqual({ at: undefined, text: 'ask about the budget' });
});

it("goes by the agency's day, whatever the browser's clock", () => {
  // Still the day before in London.
  expect(readStep('tomorrow 11:00', india('2026-11-19T01:00')).at).toEqual(india('2026-11-20T11:00'));
});
