import { historyLine, type LeadHistory } from './person-of-lead';

const history = (ordinal: number, previous: Partial<LeadHistory['previous']> = {}): LeadHistory => ({
  ordinal,
  previous: {
    id: '019a0000-0000-7000-8000-000000000001',
    reference: 'GD-1',
    status: 'pending',
    submittedAt: '2026-05-12T06:00:00.000Z',
    owner: { id: '019a0000-0000-7000-8000-000000000002', name: 'Amit' },
    ...previous,
  },
});

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  [history(3), '3rd enquiry; last with Amit, Pending, 12 May'],
  [history(2, { owner: null }), '2nd enquiry; last with nobody, Pending, 12 May'],
  [history(11, { status: 'lost' }), '11th enquiry; last with Amit, Not Interested, 12 May'],
  // Already the next year in India.
  [history(21, { submittedAt: '2025-12-31T20:00:00.000Z' }), '21st enquiry; last with Amit, Pending, 1 Jan'],
  [
    history(4, { submittedAt: '2025-05-12T06:00:00.000Z' }),
    '4th enquiry; last with Amit, Pending, 12 May 2025',
  ],
])('says what came before (%#)', (known, line) => {
  expect(historyLine(known, now)).toBe(line);
});
