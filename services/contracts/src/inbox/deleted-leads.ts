import * as z from 'zod/mini';
import { deletionSchema } from '../base/errors';
import { maxPageSize, submissionSchema } from '../leads/leads';

export const deletedQuerySchema = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageSize)), 50),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

/** A deleted lead with who deleted it, when, and when it will be erased. */
export const deletedSubmissionSchema = z.extend(submissionSchema, { deletion: deletionSchema });

export type DeletedSubmission = z.infer<typeof deletedSubmissionSchema>;

/** The latest deletion first. */
export const deletedListSchema = z.object({
  submissions: z.array(deletedSubmissionSchema),
  total: z.int(),
  isTotalExact: z.boolean(),
  nextCursor: z.nullable(z.string()),
});

export type DeletedList = z.infer<typeof deletedListSchema>;

/** Days for which a deleted lead can be restored; then it is erased with all that belongs to it. */
export const deletedKeptDays = 30;
