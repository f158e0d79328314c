import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { idSchema, isoTime } from '../base/text';
import { submissionSchema } from './leads';

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

export const undoHours = 24;

/** Something that the person who asks did to a lead, and that nobody has changed since. */
const ownChangeSchema = z.object({
  id: idSchema,
  kind: z.enum(ownChangeKinds),
  /** In words, such as `New → Closed`. */
  text: z.string(),
  /** The entry of the timeline that it made, where it made one. */
  entryId: z.nullable(idSchema),
  at: isoTime,
});

export type OwnChange = z.infer<typeof ownChangeSchema>;

export const ownChangesApi = {
  /** The newest first. */
  listOwnChanges: endpoint('GET /api/admin/submissions/:id/own-changes', roles, {
    response: z.object({ changes: z.array(ownChangeSchema) }),
  }),
  /** A conflict says who has changed the same since. */
  undoOwnChange: endpoint('POST /api/admin/submissions/:id/own-changes/:changeId/undo', roles, {
    response: z.object({ submission: submissionSchema }),
    errors: ['not_allowed', 'conflict'],
  }),
};
