import * as z from 'zod/mini';
import { idSchema, isoTime } from './text';

/** What the history is made of: the audit logs of both services, and what happened to a lead. */
export const historySources = {
  audit: 'Audit log',
  sign_in: 'Audit log of sign-ins and users',
  status_change: 'Change of status',
  owner_change: 'Change of owner',
  note: 'Note',
  contact: 'Contact',
  reply: 'Answer by e-mail',
  erasure: 'Record of an erasure',
} as const;

export type HistorySource = keyof typeof historySources;

export const historySourceNames = Object.keys(historySources) as [HistorySource, ...HistorySource[]];

/** How an entry differs from what was sealed, and how that is said. */
export const historyFaults = {
  changed: 'was changed',
  removed: 'was removed',
  inserted: 'was added later',
  resealed: 'has a seal that does not follow from the one before',
} as const;

export type HistoryFault = keyof typeof historyFaults;

export const historyBreakSchema = z.object({
  /** The agency's day on which the entry was sealed, or on which it claims to have happened. */
  day: z.string(),
  fault: z.enum(Object.keys(historyFaults) as [HistoryFault, ...HistoryFault[]]),
  /** Both null where a whole day is concerned. */
  source: z.nullable(z.enum(historySourceNames)),
  entryId: z.nullable(idSchema),
  /** Whose history it belongs to; null for entries of the audit logs. */
  leadId: z.nullable(idSchema),
});

export type HistoryBreak = z.infer<typeof historyBreakSchema>;

/** Breaks that are named, at most. */
export const maxHistoryBreaks = 100;

/** What came of looking at every sealed entry. */
export const historyCheckSchema = z.object({
  checkedAt: isoTime,
  /** The first day that is looked at; null while nothing is sealed. */
  since: z.nullable(z.string()),
  days: z.int(),
  entries: z.int(),
  /** Sealed entries whose words are erased by right: what is left of them is intact. */
  erased: z.int(),
  /** The seal of the last day so far. Whoever notes it elsewhere can tell when all of it is made anew. */
  head: z.nullable(z.string()),
  isIntact: z.boolean(),
  breaks: z.array(historyBreakSchema),
});

export type HistoryCheck = z.infer<typeof historyCheckSchema>;
