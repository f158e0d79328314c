import { createHash, randomBytes } from 'node:crypto';
import type { HistorySource } from '@golghar/contracts';

/** What the chain begins with. */
export const firstPrevious = createHash('sha256').update('the history of a Golghar').digest();

/** A salt of its own for each entry. */
export const makeSalt = (): Buffer => randomBytes(16);

/** Stands for what an entry says, without telling it. */
export const digestOf = (salt: Buffer, content: string): Buffer =>
  createHash('sha256').update(salt).update(content).digest();

type Sealed = { source: HistorySource; entryId: string; leadId: string | null; at: Date; digest: Buffer };

/** The hash of a seal: it follows from all seals before it. */
export const hashOf = (previous: Buffer, { source, entryId, leadId, at, digest }: Sealed): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(`${source} ${entryId} ${leadId ?? '-'} ${at.getTime()} `)
    .update(digest)
    .digest();
