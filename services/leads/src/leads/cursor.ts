import { idSchema, isoTime } from '@golghar/contracts';
import * as z from 'zod/mini';

const positionSchema = z.tuple([isoTime, idSchema]);

/** Place in the newest-first list, right after the lead with this time and id. */
export type Position = { submittedAt: string; id: string };

/** A position as an opaque word for addresses. */
export const encodeCursor = ({ submittedAt, id }: Position): string =>
  Buffer.from(JSON.stringify([submittedAt, id])).toString('base64url');

/** The position that a cursor stands for; undefined when it is not one of ours. */
export function decodeCursor(cursor: string): Position | undefined {
  try {
    const position = positionSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return position.success ? { submittedAt: position.data[0], id: position.data[1] } : undefined;
  } catch {
    return undefined;
  }
}
