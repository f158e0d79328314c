import { idSchema, isoTime } from '@golghar/contracts';
import * as z from 'zod/mini';

const positionSchema = z.tuple([isoTime, idSchema, z.int().check(z.nonnegative())]);

/** Place in the newest-first list, right after the lead with this time and id. */
export type Position = { submittedAt: string; id: string };

/** A place and how many matching leads the pages before it held. */
export type Cursor = Position & { before: number };

/** A cursor as an opaque word for addresses. */
export const encodeCursor = ({ submittedAt, id, before }: Cursor): string =>
  Buffer.from(JSON.stringify([submittedAt, id, before])).toString('base64url');

/** What a word stands for; undefined when it is no cursor of ours. */
export function decodeCursor(word: string): Cursor | undefined {
  try {
    const cursor = positionSchema.safeParse(JSON.parse(Buffer.from(word, 'base64url').toString()));
    if (!cursor.success) return undefined;
    const [submittedAt, id, before] = cursor.data;
    return { submittedAt, id, before };
  } catch {
    return undefined;
  }
}
