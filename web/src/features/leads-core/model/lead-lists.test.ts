import type { Submission, SubmissionList } from '@golghar/contracts';
import { type LeadPages, withPinned } from './lead-lists';

/** Leads by the minute of their arrival. */
const lead = (minute: number, changes: Partial<Submission> = {}) =>
  ({ id: `lead-${minute}`, submittedAt: new Date(minute * 60_000).toISOString(), ...changes }) as Submission;

const page = (minutes: number[], nextCursor: string | null): SubmissionList => ({
  submissions: minutes.map((minute) => lead(minute)),
  total: 99,
  isTotalExact: true,
  nextCursor,
});

const pages = (...all: SubmissionList[]): LeadPages => ({ pages: all, pageParams: all.map(() => '') });

it('takes a refetched list as it is', () => {
  const fresh = pages(page([9, 8, 6], 'six'), page([5, 4], null));
  expect(withPinned(pages(page([8, 7, 6], 'six')), fresh, new Set())).toEqual(fresh);
  expect(withPinned(undefined, fresh, new Set(['lead-7']))).toEqual(fresh);
});

it('keeps a pinned lead in its place, in its page, and no other that is gone', () => {
  const before = pages(page([9, 8, 7, 6], 'six'), page([5, 4, 3], 'three'));
  const fresh = pages(page([10, 8], 'eight'), page([5, 3], 'three'));
  const result = withPinned(before, fresh, new Set(['lead-9', 'lead-7', 'lead-4']));
  expect(result.pages.map(({ submissions }) => submissions.map(({ id }) => Number(id.slice(5))))).toEqual([
    [9, 10, 8, 7],
    [5, 4, 3],
  ]);
  expect(result.pages.map(({ nextCursor }) => nextCursor)).toEqual(['eight', 'three']);
});
