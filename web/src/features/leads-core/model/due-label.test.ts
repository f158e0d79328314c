import type { Submission } from '@golghar/contracts';
import { dueLabel } from '../components/marks';

const india = (text: string) => new Date(`${text}+05:30`);
const lead = (dueAt: string, changes: Partial<Submission> = {}) =>
  ({ status: 'new', contactedAt: null, dueAt: india(dueAt).toISOString(), ...changes }) as Submission;

// A Wednesday; the office is open from 9 to 18. Times after it has been closed in between are shown by the clock.
it.each([
  ['2026-11-18T12:10', '2026-11-18T11:00', 'due in 1 h 10', false],
  ['2026-11-18T13:05', '2026-11-18T11:00', 'due in 2 h 05', false],
  ['2026-11-18T11:45', '2026-11-18T11:00', 'due in 45 min', false],
  ['2026-11-18T13:00', '2026-11-18T08:00', 'due today 13:00', false],
  ['2026-11-18T18:00', '2026-11-18T09:00', 'due in 9 h', false],
  ['2026-11-19T13:00', '2026-11-18T20:50', 'due tomorrow 13:00', false],
  ['2026-11-23T10:00', '2026-11-21T15:00', 'due Mon 10:00', false],
  ['2026-11-18T11:00', '2026-11-18T14:00', 'late 3 h', true],
  ['2026-11-18T11:00', '2026-11-18T14:50', 'late 3 h', true],
  ['2026-11-18T17:00', '2026-11-19T10:00', 'late 2 h', true],
  ['2026-11-10T11:00', '2026-11-18T11:00', 'late 6 d', true],
])('an answer due at %s is, at %s, %s', (dueAt, now, text, isLate) => {
  expect(dueLabel(lead(dueAt), india(now))).toEqual({ text, isLate });
});

it('says nothing once somebody was in touch, or the lead is decided', () => {
  const now = india('2026-11-18T14:00');
  expect(dueLabel(lead('2026-11-18T11:00', { contactedAt: now.toISOString() }), now)).toBeUndefined();
  expect(dueLabel(lead('2026-11-18T11:00', { status: 'lost' }), now)).toBeUndefined();
});
