import type { Submission, SubmissionList } from '@golghar/contracts';
import { type LeadPages, leadsOf, withFreshStart } from './lead-lists';

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

const ids = (result: LeadPages) => leadsOf(result).map(({ id }) => Number(id.slice(5)));

const nobody = new Set<string>();

it('puts what is new on top and keeps the pages below with their cursor', () => {
  const result = withFreshStart(
    pages(page([8, 7, 6], 'six'), page([5, 4, 3], 'three')),
    page([9, 8, 7], 'seven'),
    nobody,
  );
  expect(ids(result)).toEqual([9, 8, 7, 6, 5, 4, 3]);
  expect(result.pages.at(-1)?.nextCursor).toBe('three');
});

it('drops what is not there any more within the fresh page', () => {
  expect(ids(withFreshStart(pages(page([8, 7, 6], null)), page([8, 6], null), nobody))).toEqual([8, 6]);
});

it('keeps a pinned lead in its place', () => {
  const result = withFreshStart(pages(page([8, 7, 6], null)), page([8, 6], null), new Set(['lead-7']));
  expect(ids(result)).toEqual([8, 7, 6]);
});

it('takes the fresh cursor when nothing below was loaded', () => {
  const result = withFreshStart(pages(page([8, 7], 'seven')), page([9, 8], 'eight'), nobody);
  expect(ids(result)).toEqual([9, 8, 7]);
  expect(result.pages[0]?.nextCursor).toBe('seven');
  expect(withFreshStart(pages(page([], null)), page([9, 8], 'eight'), nobody).pages[0]?.nextCursor).toBe(
    'eight',
  );
});
