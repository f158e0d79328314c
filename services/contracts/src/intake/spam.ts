import * as z from 'zod/mini';
import { isoTime } from '../base/text';
import { ownerSchema } from '../team/owners';

/** Why a lead waits in quarantine: points with reasons, or the colleague who said that it is spam. */
export const quarantineSchema = z.object({
  at: isoTime,
  points: z.int(),
  reasons: z.array(z.object({ points: z.int(), reason: z.string() })),
  by: z.nullable(ownerSchema),
  /** When it is erased for good. */
  erasedAt: isoTime,
});

export type Quarantine = z.infer<typeof quarantineSchema>;
