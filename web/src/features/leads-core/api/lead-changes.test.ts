import type { Submission } from '@golghar/contracts';
import { currentValues, describeChange, toUpdate } from './lead-changes';

const amit = { id: 'amit', name: 'Amit' };
const at = '2026-11-24T05:30:00.000Z';

it('tells the server the id of an owner, and null for nobody', () => {
  expect(toUpdate({ owner: amit })).toEqual({ ownerId: 'amit' });
  expect(toUpdate({ owner: null, status: 'lost' })).toEqual({ ownerId: null, status: 'lost' });
  expect(toUpdate({ nextStep: null })).toEqual({ nextStep: null });
});

it('knows what takes a change back: no more than what was changed', () => {
  const lead = { status: 'new', owner: amit, nextStep: null, value: 45_000 } as Submission;
  expect(currentValues(lead, { owner: null, value: null })).toEqual({ owner: amit, value: 45_000 });
});

it('says what is wanted', () => {
  expect(describeChange({ owner: amit })).toBe('with Amit');
  expect(describeChange({ nextStep: { at, text: 'Call' } })).toBe('“Call” planned for Nov 24, 2026 11:00');
  expect(describeChange({ value: 150_000, expectedMonth: '2027-01' })).toBe(
    '₹1,50,000 and expected in Jan 2027',
  );
  expect(describeChange({ value: null, outcomeReason: null })).toBe('no value and no reason');
});
