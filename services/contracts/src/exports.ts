import * as z from 'zod/mini';
import { submissionSchema } from './leads';

/** Exports that run at once in one process; whoever asks for more waits in line. */
export const exportLimits = { perPerson: 2, inAll: 4 } as const;

/** Instead of a lead, while an export waits for its turn: how many wait in front of it. */
export const exportWaitSchema = z.object({ waiting: z.object({ ahead: z.int() }) });

/** A line of an export. */
export const exportLineSchema = z.union([submissionSchema, exportWaitSchema]);

export type ExportLine = z.infer<typeof exportLineSchema>;
