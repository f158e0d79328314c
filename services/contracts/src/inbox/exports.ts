import * as z from 'zod/mini';
import { submissionSchema } from '../leads/leads';
import { leadSelectionSchema } from '../leads/selection';

/** Exports that run at once in one process; whoever asks for more waits in line. */
export const exportLimits = { perPerson: 2, inAll: 4 } as const;

/** Which leads are taken along: all that a filter shows, without some of them, or the ones that were ticked. */
export const exportRequestSchema = z.strictObject({ selection: leadSelectionSchema });

/** Instead of a lead, while an export waits for its turn: how many wait in front of it. */
export const exportWaitSchema = z.object({ waiting: z.object({ ahead: z.int() }) });

/** A line of an export. */
export const exportLineSchema = z.union([submissionSchema, exportWaitSchema]);

export type ExportLine = z.infer<typeof exportLineSchema>;
