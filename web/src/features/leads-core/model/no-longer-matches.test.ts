import type { Submission } from '@golghar/contracts';
import { queryClient, sessionKey } from '@/lib/api/query-client';
import { newPlaceOf } from './filters';

const amit = { id: 'amit', name: 'Amit' };
const lead = (changes: Partial<Submission> = {}) =>
  ({
    status: 'new',
    owner: null,
    nextStep: null,
    tags: [],
    dueAt: null,
    contactedAt: null,
    ...changes,
  }) as unknown as Submission;

beforeAll(() => queryClient.setQueryData(sessionKey, { id: 'me' }));

it.each([
  [lead({ owner: amit }), { owner: 'none' }, true],
  [lead(), { owner: 'none' }, false],
  [lead({ owner: amit }), { owner: 'me' }, true],
  [lead({ owner: { id: 'me', name: 'Me' } }), { owner: 'me' }, false],
  [lead({ owner: amit }), { owner: 'amit' }, false],
  [lead({ nextStep: { at: '2026-11-21T05:30:00.000Z', text: 'Call' } }), { nextStep: 'none' }, true],
  [lead({ status: 'lost' }), { status: 'open' }, true],
  [lead(), { due: 'today' }, true],
  [lead({ nextStep: { at: '2026-11-21T05:30:00.000Z', text: 'Call' } }), { due: 'today' }, false],
] as const)('%#: whether it has left its list', (changed, query, left) => {
  expect(newPlaceOf(changed, query) !== undefined).toBe(left);
});

it('says where a lead is that has left its list', () => {
  expect(newPlaceOf(lead({ owner: amit }), { owner: 'me' })).toBe('Now with Amit');
  expect(newPlaceOf(lead(), { owner: 'me' })).toBe('Now with nobody');
  expect(newPlaceOf(lead({ status: 'lost', owner: amit }), { owner: 'me', status: 'open' })).toBe(
    'Moved to Not Interested',
  );
});
