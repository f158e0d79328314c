import { idSchema, isoTime } from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import * as z from 'zod/mini';

/** A place in a list ordered by a time and then by id, right after the lead with these. */
export type Position = { at: string; id: string };

/** Negative if a place is the earlier one. */
export const compareTimes = (one: Position, other: Position): number =>
  `${one.at} ${one.id}` < `${other.at} ${other.id}` ? -1 : 1;

export type Order = { by: 'submitted_at' | 'due_at' | 'next_step_at' | 'deleted_at'; isLatestFirst: boolean };

export const newestFirst: Order = { by: 'submitted_at', isLatestFirst: true };
export const oldestFirst: Order = { by: 'submitted_at', isLatestFirst: false };
export const dueFirst: Order = { by: 'due_at', isLatestFirst: false };

export function orderOf({ by, isLatestFirst }: Order, table = 'lead'): string {
  const direction = isLatestFirst ? ' DESC' : '';
  return `${table}.${by}${direction}, ${table}.id${direction}`;
}

/**
 * A place in a list, and in which part of it: a search shows exact matches first, a list by due times shows last the leads that
 * wait for nothing.
 */
export type PlaceOf = Position & { part: number };

const count = z.int().check(z.nonnegative());
const cursorSchema = z.object({ at: isoTime, id: idSchema, part: count, before: count });

/** A place, and how many matching leads the previous pages held. */
export type Cursor = z.infer<typeof cursorSchema>;

export const encodeCursor = ({ at, id, part, before }: Cursor): string =>
  Buffer.from(JSON.stringify({ at, id, part, before })).toString('base64url');

/**
 * The cursor that a word stands for; undefined if there is none.
 * @throws AppError for an invalid cursor
 */
export function cursorOf(word: string | undefined): Cursor | undefined {
  if (!word) return undefined;
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(word, 'base64url').toString()));
  } catch {
    throw new AppError('invalid', { fields: { cursor: 'This is no cursor of this list' } });
  }
}

/** The first places of a list as a page: one more than it holds shows whether there is another. */
export function pageOf<Place extends PlaceOf>(found: readonly Place[], limit: number, before = 0) {
  const places = found.slice(0, limit);
  const last = found.length > limit ? places.at(-1) : undefined;
  return { places, nextCursor: last ? encodeCursor({ ...last, before: before + places.length }) : null };
}
