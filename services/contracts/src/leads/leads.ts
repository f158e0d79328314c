import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { idSchema, isoTime, typedLine, typedText } from '../base/text';
import { choiceSchema } from '../intake/choice';
import { keptFields } from '../intake/lead-fields';
import {
  leadValueSchema,
  monthSchema,
  newNextStepSchema,
  nextStepSchema,
  outcomeReasonSchema,
} from '../intake/plans';
import { sourceSchema } from '../intake/source';
import { quarantineSchema } from '../intake/spam';
import { handoverNoteSchema, ownerChangeSchema, ownerSchema } from '../team/owners';
import { contactSchema, newContactSchema } from './contacts';
import { correctableFields, correctionSchema, correctionUpdateShape } from './corrections';
import { leadHistorySchema, personOfLeadSchema } from './person-of-lead';
import { newReplySchema, replySchema } from './replies';
import { leadStatuses } from './statuses';
import { thankYouSchema } from './thank-you';

/** A lead as lists show it; on the wire it is called a submission. */
export const submissionSchema = z.object({
  id: idSchema,
  reference: z.string(),
  ...keptFields,
  status: z.enum(leadStatuses),
  tags: z.array(z.string()),
  submittedAt: isoTime,
  updatedAt: isoTime,
  /** By when the site promised an answer; null where none was promised, as for imported leads, or none is needed. */
  dueAt: z.nullable(isoTime),
  /** The first contact that staff logged, or the reply that they sent. */
  contactedAt: z.nullable(isoTime),
  /** Who works it; null while nobody does. */
  owner: z.nullable(ownerSchema),
  /** What is to be done next, and when. */
  nextStep: z.nullable(nextStepSchema),
  /** Where the enquiry came from; null where nothing told it. */
  source: z.nullable(sourceSchema),
  /** The package and the calculation that were chosen before writing; null where nothing was. */
  choice: z.nullable(choiceSchema),
  /** What it may bring, in whole rupees. */
  value: z.nullable(z.int()),
  /** When it is expected to be decided, `2027-01`, and why it was won or lost. */
  expectedMonth: z.nullable(z.string()),
  outcomeReason: z.nullable(z.string()),
  /** Who sent it. */
  person: personOfLeadSchema,
  /** What came before from them; null for a first enquiry. */
  history: z.nullable(leadHistorySchema),
  /** Grows with each change: who changes a lead says which version was on the screen. */
  version: z.int(),
});

export type Submission = z.infer<typeof submissionSchema>;

export const noteContentSchema = typedText(
  1,
  5000,
  'Please write a note',
  'Note must not contain control characters',
  'Note must be at most 5,000 characters',
);

/** A remark that staff wrote on a lead, under the author's present name. */
const noteSchema = z.object({
  id: idSchema,
  content: z.string(),
  author: z.object({ id: idSchema, name: z.string() }),
  createdAt: isoTime,
});

export type Note = z.infer<typeof noteSchema>;

/** queued: to be sent, or to be tried again at `nextAttemptAt`; failed: parked, nothing more happens by itself. */
export const alertStates = ['queued', 'sent', 'failed'] as const;

/** One alert e-mail to one member of staff about one lead, and what became of it. */
const alertSchema = z.object({
  id: idSchema,
  recipient: z.string(),
  state: z.enum(alertStates),
  attempts: z.int(),
  /** What the mail server answered last, or why it could not be reached. */
  smtpResponse: z.nullable(z.string()),
  queuedAt: isoTime,
  sentAt: z.nullable(isoTime),
  nextAttemptAt: z.nullable(isoTime),
});

export type Alert = z.infer<typeof alertSchema>;

/** A word or two that staff put on a lead. */
export const tagSchema = typedLine(1, 30, 'A tag has 1 to 30 characters');

/** Tags on one lead, at most. */
export const maxTags = 10;

/** What of a lead can be changed, each by itself or together. */
const changeKeys = [
  'status',
  'tags',
  'ownerId',
  'nextStep',
  'value',
  'expectedMonth',
  'outcomeReason',
  ...correctableFields,
  'answerNeeded',
] as const;

/**
 * A new status, all the tags, another owner, the next step, what the lead may bring, corrected contact data, or several
 * of them; null leaves none. With `version` the change is refused as a conflict when somebody else
 * changed the lead since; without it the last one wins.
 */
const submissionUpdateSchema = z
  .strictObject({
    status: z.optional(z.enum(leadStatuses, { error: 'Please choose a status' })),
    tags: z.optional(
      z.array(tagSchema).check(
        z.maxLength(maxTags, `A lead has at most ${maxTags} tags`),
        z.refine((tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length, {
          error: 'This tag already exists',
        }),
      ),
    ),
    ownerId: z.optional(z.nullable(z.uuid({ error: 'Please choose a colleague' }))),
    /** With `ownerId`: a line to whoever gets the lead. */
    ownerNote: z.optional(handoverNoteSchema),
    nextStep: z.optional(z.nullable(newNextStepSchema)),
    value: z.optional(z.nullable(leadValueSchema)),
    expectedMonth: z.optional(z.nullable(monthSchema)),
    outcomeReason: z.optional(z.nullable(outcomeReasonSchema)),
    ...correctionUpdateShape,
    /** false: nobody needs the promised answer. None is owed, and the promise was neither kept nor broken; true takes it back. */
    answerNeeded: z.optional(z.boolean({ error: 'Please say whether an answer is needed' })),
    version: z.optional(z.int()),
  })
  .check(
    z.refine((update) => changeKeys.some((key) => update[key] !== undefined), {
      error: 'Please choose a status',
      path: ['status'],
    }),
  );

export type SubmissionUpdate = z.infer<typeof submissionUpdateSchema>;

const statusChangeSchema = z.object({
  id: idSchema,
  from: z.enum(leadStatuses),
  to: z.enum(leadStatuses),
  author: z.object({ id: idSchema, name: z.string() }),
  createdAt: isoTime,
});

export type StatusChange = z.infer<typeof statusChangeSchema>;

/** A lead with all that happened to it; each list is newest first. */
export const submissionDetailSchema = z.extend(submissionSchema, {
  notes: z.array(noteSchema),
  alerts: z.array(alertSchema),
  statusChanges: z.array(statusChangeSchema),
  contacts: z.array(contactSchema),
  ownerChanges: z.array(ownerChangeSchema),
  corrections: z.array(correctionSchema),
  replies: z.array(replySchema),
  /** Null where nobody was thanked, as for imported leads. */
  thankYou: z.nullable(thankYouSchema),
  /** Null unless it is set aside as spam. */
  quarantine: z.nullable(quarantineSchema),
});

export type SubmissionDetail = z.infer<typeof submissionDetailSchema>;

/** One lead, and what changes while one looks. */
export const leadsApi = {
  getSubmission: endpoint('GET /api/admin/submissions/:id', roles, {
    scope: 'leads:read',
    response: z.object({ submission: submissionDetailSchema }),
    errors: ['deleted'],
  }),
  updateSubmission: endpoint('PATCH /api/admin/submissions/:id', roles, {
    scope: 'leads:write',
    request: submissionUpdateSchema,
    response: z.object({ submission: submissionSchema }),
    errors: ['deleted', 'conflict'],
  }),
  addNote: endpoint('POST /api/admin/submissions/:id/notes', roles, {
    scope: 'leads:write',
    request: z.strictObject({ content: noteContentSchema }),
    status: 201,
    response: z.object({ note: noteSchema }),
    errors: ['deleted'],
  }),
  /** Logs a call or a message to the lead. */
  addContact: endpoint('POST /api/admin/submissions/:id/contacts', roles, {
    scope: 'leads:write',
    request: newContactSchema,
    status: 201,
    response: z.object({ contact: contactSchema, submission: submissionSchema }),
    errors: ['deleted'],
  }),
  resendAlert: endpoint('POST /api/admin/submissions/:id/alerts/:alertId/resend', roles, {
    scope: 'leads:write',
    status: 202,
    errors: ['deleted'],
  }),
  /** Sends an answer; it counts as the promised contact. */
  addReply: endpoint('POST /api/admin/submissions/:id/replies', roles, {
    scope: 'leads:write',
    request: newReplySchema,
    status: 201,
    response: z.object({ reply: replySchema, submission: submissionSchema }),
    errors: ['deleted', 'too_many_requests'],
  }),
  /**
   * Server-sent events, each a `leadEventSchema`. The first is named `opened`; its data say for how many milliseconds
   * nothing has happened, a whole number: what was asked for in that time is up to date. One named `missed` says that
   * some were lost, one named `replaced` that the session has opened too many since: this stream ends and is not to be
   * opened again at once.
   */
  events: endpoint('GET /api/admin/events', roles, { stream: 'text/event-stream' }),
};
