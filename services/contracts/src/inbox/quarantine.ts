import * as z from 'zod/mini';
import { quarantineSchema } from '../intake/spam';
import { maxPageSize, submissionSchema } from '../leads/leads';

export const quarantinedSubmissionSchema = z.extend(submissionSchema, { quarantine: quarantineSchema });

export type QuarantinedSubmission = z.infer<typeof quarantinedSubmissionSchema>;

export const quarantineQuerySchema = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageSize)), 50),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

/** What was set aside last comes first. */
export const quarantineListSchema = z.object({
  submissions: z.array(quarantinedSubmissionSchema),
  total: z.int(),
  isTotalExact: z.boolean(),
  nextCursor: z.nullable(z.string()),
});

export type QuarantineList = z.infer<typeof quarantineListSchema>;
