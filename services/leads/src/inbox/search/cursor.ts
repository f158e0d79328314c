import { idSchema, isoTime } from '@golghar/contracts';
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const cursorSchema = z.tuple([isoTime, idSchema, count, count]);

/** Place in a list that is ordered by a time and then by id, right after the lead with these. */
export type Position = { at: string; id: string };

/**
 * A place, how many matching leads the pages before it held, and in which part of the list it is: a search shows
 * exact matches first, a list by due times shows last the leads that wait for nothing.
 */
export type Cursor = Position & { before: number; part: number };

/** A cursor as an opaque word for addresses. */
export const encodeCursor = ({ at, id, before, part }: Cursor): string =>
  Buffer.from(JSON.stringify([at, id, before, part])).toString('base64url');

/** What a word stands for; undefined when it is no cursor of ours. */
export function decodeCursor(word: string): Cursor | undefined {
  try {
    const cursor = cursorSchema.safeParse(JSON.parse(Buffer.from(word, 'base64url').toString()));
    if (!cursor.success) return undefined;
    const [at, id, before, part] = cursor.data;
    return { at, id, before, part };
  } catch {
    return undefined;
  }
}
