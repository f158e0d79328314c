import type { LeadStatus, ListedSubmission } from '@golghar/contracts';
import { besideOnBoard, columnsOf, sumOf } from '../components/board-column';

const lead = (id: string, status: LeadStatus, day: number, changes: Partial<ListedSubmission> = {}) =>
  ({
    id,
    status,
    submittedAt: `2026-11-0${day}T10:00:00.000Z`,
    version: 1,
    value: null,
    ...changes,
  }) as ListedSubmission;

const columns = columnsOf([
  lead('a', 'new', 1),
  lead('b', 'new', 3),
  lead('c', 'pending', 2, { value: 500 }),
  lead('d', 'pending', 5, { value: 45_000 }),
  lead('e', 'lost', 4),
]);

it('puts the newest on top of each column, and each lead once, where it is now', () => {
  expect(columns.new.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(columns.pending.map(({ id }) => id)).toEqual(['d', 'c']);
  expect(columns.in_progress).toEqual([]);
  expect(sumOf(columns.pending)).toBe(45_500);
  const moved = columnsOf([lead('a', 'new', 1), lead('a', 'lost', 1, { version: 2 })]);
  expect(moved.new).toEqual([]);
  expect(moved.lost.map(({ id }) => id)).toEqual(['a']);
});

it.each([
  ['a', 'right', 'c'],
  ['b', 'right', 'd'],
  ['c', 'left', 'a'],
  ['c', 'right', 'e'],
  ['e', 'right', undefined],
  ['a', 'left', undefined],
  ['', 'right', 'b'],
] as const)('from %j %s is %j', (id, direction, next) => {
  expect(besideOnBoard(columns, id, direction)).toBe(next);
});
