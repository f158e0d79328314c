import * as z from 'zod/mini';
import { idSchema, isoTime } from '../base/text';

/** What can be undone of a lead by who did it; an answer by e-mail can't: it is sent. */
export const ownChangeKinds = [
  'status',
  'tags',
  'owner',
  'nextStep',
  'prospects',
  'correction',
  'answerNeeded',
  'note',
  'contact',
  'deletion',
  'restoration',
  'spam',
  'notSpam',
] as const;

export type OwnChangeKind = (typeof ownChangeKinds)[number];

/** How long a change can be undone by who made it. */
export const undoHours = 24;

/** Something that the person who asks did to a lead, and that nobody has changed since. */
export const ownChangeSchema = z.object({
  id: idSchema,
  kind: z.enum(ownChangeKinds),
  /** In words, such as `New → Closed`. */
  text: z.string(),
  /** The entry of the timeline that it made, where it made one. */
  entryId: z.nullable(idSchema),
  at: isoTime,
});

export type OwnChange = z.infer<typeof ownChangeSchema>;
