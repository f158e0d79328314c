import * as z from 'zod/mini';
import { leadEditors, leadReaders, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { idParams, idSchema, isoTime, typedLine, typedText, wholeNumber } from '../base/text';
import { selectedOfferSchema } from '../intake/selected-offer';
import { sourceSchema } from '../intake/source';
import { keptFields } from '../lead-fields';
import { colleagueId, handoverNoteSchema, ownerSchema } from '../team/owners';
import { attachmentLimits, maxReplyBytes } from './attachments';
import { contactSchema, newContactSchema } from './contacts';
import { correctionSchema, correctionUpdateShape } from './corrections';
import { leadHistorySchema, personOfLeadSchema } from './person-of-lead';
import { newReplySchema, replySchema } from './replies';
import { leadStatuses } from './statuses';

/** Why a lead is in quarantine: points with reasons, or the colleague who marked it as spam. */
export const quarantineSchema = z.object({
  at: isoTime,
  points: z.int(),
  reasons: z.array(z.object({ points: z.int(), reason: z.string() })),
  by: z.nullable(ownerSchema),
  erasedAt: isoTime,
});

export type Quarantine = z.infer<typeof quarantineSchema>;

/** A lead as lists show it; in the API it is called a submission. */
export const submissionSchema = z.object({
  id: idSchema,
  reference: z.string(),
  ...keptFields,
  status: z.enum(leadStatuses),
  tags: z.array(z.string()),
  submittedAt: isoTime,
  updatedAt: isoTime,
  /** By when the site promised an answer; null if none was promised, as for imported leads, or none is needed. */
  dueAt: z.nullable(isoTime),
  /** The first contact that staff logged, or the reply that they sent. */
  contactedAt: z.nullable(isoTime),
  owner: z.nullable(ownerSchema),
  nextStep: z.nullable(z.object({ at: isoTime, text: z.string() })),
  source: z.nullable(sourceSchema),
  /** The package and the calculation chosen before writing; null for none. */
  choice: z.nullable(selectedOfferSchema),
  /** Expected value in whole rupees. */
  value: z.nullable(z.int()),
  /** When it is expected to be decided, `2027-01`, and why it was won or lost. */
  expectedMonth: z.nullable(z.string()),
  outcomeReason: z.nullable(z.string()),
  person: personOfLeadSchema,
  /** Their earlier enquiries; null for a first one. */
  history: z.nullable(leadHistorySchema),
  /** Increases with each change: whoever changes a lead sends the version that was on the screen. */
  version: z.int(),
});

export type Submission = z.infer<typeof submissionSchema>;

export type NextStep = NonNullable<Submission['nextStep']>;

export const newNextStepSchema = z.strictObject({
  at: z.iso.datetime({ error: 'Please choose a time' }),
  text: typedLine(1, 200, 'Please write what is to be done, in at most 200 characters'),
});

const valueMessage = 'Please enter whole rupees, up to 100 crore';

export const leadValueSchema = z
  .int({ error: valueMessage })
  .check(z.minimum(0, valueMessage), z.maximum(1_000_000_000, valueMessage));

/** Why a lead was won or lost; an empty one counts as none. */
export const outcomeReasonSchema = typedText(0, 500, 'A reason has at most 500 characters');

export const monthSchema = z
  .string({ error: 'Please choose a month' })
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Please choose a month'));

export const noteContentSchema = typedText(
  1,
  5000,
  'Please write a note',
  'Note must not contain control characters',
  'Note must be at most 5,000 characters',
);

/** A note that staff wrote on a lead, under the author's current name. */
const noteSchema = z.object({
  id: idSchema,
  content: z.string(),
  author: ownerSchema,
  createdAt: isoTime,
});

export type Note = z.infer<typeof noteSchema>;

/** A word or two that staff put on a lead. */
export const tagSchema = typedLine(1, 30, 'A tag has 1 to 30 characters');

/** Maximum tags on one lead. */
export const maxTags = 10;

/**
 * A new status, all the tags, another owner, the next step, the expected value, corrected contact data, or several of them; null
 * removes. With `version` the change is refused as a conflict if somebody else has changed the lead since; without it the last
 * one wins.
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
    ownerId: z.optional(z.nullable(colleagueId)),
    /** With `ownerId`: a line to whoever gets the lead. */
    ownerNote: z.optional(handoverNoteSchema),
    nextStep: z.optional(z.nullable(newNextStepSchema)),
    value: z.optional(z.nullable(leadValueSchema)),
    expectedMonth: z.optional(z.nullable(monthSchema)),
    outcomeReason: z.optional(z.nullable(outcomeReasonSchema)),
    ...correctionUpdateShape,
    /** false: nobody needs the promised answer. None is due, and the promise was neither kept nor broken; true reverts it. */
    answerNeeded: z.optional(z.boolean({ error: 'Please say whether an answer is needed' })),
    version: z.optional(z.int()),
  })
  .check(
    z.refine((update) => Object.keys(update).some((key) => key !== 'version' && key !== 'ownerNote'), {
      error: 'Please choose a status',
      path: ['status'],
    }),
  );

/** Which limit one more thank-you mail would exceed: to this mailbox, this network, this domain, or on this day in total. */
export const thankYouLimits = ['mailbox', 'network', 'domain', 'day'] as const;

export type ThankYouLimit = (typeof thankYouLimits)[number];

/** A lead with everything that happened to it; each list is newest first. */
export const submissionDetailSchema = z.extend(submissionSchema, {
  notes: z.array(noteSchema),
  /** The alert e-mails, one to each member of staff, and their outcome. */
  alerts: z.array(
    z.object({
      id: idSchema,
      recipient: z.string(),
      /** queued: to be sent, or to be tried again at `nextAttemptAt`; failed: parked, nothing more happens by itself. */
      state: z.enum(['queued', 'sent', 'failed']),
      attempts: z.int(),
      /** The mail server's last response, or why it could not be reached. */
      smtpResponse: z.nullable(z.string()),
      queuedAt: isoTime,
      sentAt: z.nullable(isoTime),
      nextAttemptAt: z.nullable(isoTime),
    }),
  ),
  statusChanges: z.array(
    z.object({
      id: idSchema,
      from: z.enum(leadStatuses),
      to: z.enum(leadStatuses),
      author: ownerSchema,
      createdAt: isoTime,
    }),
  ),
  contacts: z.array(contactSchema),
  /**
   * That it was given to somebody, taken back or left without an owner. Without an author a rule did it, and `note` says why the
   * rule found nobody.
   */
  ownerChanges: z.array(
    z.object({
      id: idSchema,
      from: z.nullable(ownerSchema),
      to: z.nullable(ownerSchema),
      author: z.nullable(ownerSchema),
      note: z.nullable(z.string()),
      createdAt: isoTime,
    }),
  ),
  corrections: z.array(correctionSchema),
  replies: z.array(replySchema),
  /** The state of the thank-you e-mail; null if nobody was thanked, as for imported leads. */
  thankYou: z.nullable(
    z.object({
      createdAt: isoTime,
      /** limited: not sent because too many were sent already; `limitedBy` says which limit. */
      state: z.enum(['queued', 'sent', 'failed', 'cancelled', 'limited']),
      limitedBy: z.nullable(z.enum(thankYouLimits)),
      /** The mail server's last response, or why it could not be reached. */
      smtpResponse: z.nullable(z.string()),
    }),
  ),
  quarantine: z.nullable(quarantineSchema),
});

export type SubmissionDetail = z.infer<typeof submissionDetailSchema>;

export type Alert = SubmissionDetail['alerts'][number];

export const leadsApi = {
  getSubmission: endpoint('GET /api/admin/submissions/:id', leadReaders, {
    response: z.object({ submission: submissionDetailSchema }),
    errors: ['deleted'],
  }),
  /** Tells colleagues who have a lead open that one has opened it, or left it. Whoever is still there repeats it. */
  tellViewing: endpoint('POST /api/admin/submissions/:id/viewing', leadReaders, {
    request: z.strictObject({ isOpen: z.boolean() }),
  }),
  updateSubmission: endpoint('PATCH /api/admin/submissions/:id', leadEditors, {
    request: submissionUpdateSchema,
    response: z.object({ submission: submissionSchema }),
    errors: ['deleted', 'conflict'],
  }),
  addNote: endpoint('POST /api/admin/submissions/:id/notes', leadEditors, {
    request: z.strictObject({ content: noteContentSchema }),
    status: 201,
    response: z.object({ note: noteSchema, submission: submissionSchema }),
    errors: ['deleted'],
  }),
  addContact: endpoint('POST /api/admin/submissions/:id/contacts', leadEditors, {
    request: newContactSchema,
    status: 201,
    response: z.object({ contact: contactSchema, submission: submissionSchema }),
    errors: ['deleted'],
  }),
  resendAlert: endpoint('POST /api/admin/submissions/:id/alerts/:alertId/resend', leadEditors, {
    status: 202,
    errors: ['deleted'],
  }),
  /** Sends an answer; it counts as the promised contact. */
  addReply: endpoint('POST /api/admin/submissions/:id/replies', leadEditors, {
    request: newReplySchema,
    maxBodyBytes: maxReplyBytes,
    status: 201,
    response: z.object({ reply: replySchema, submission: submissionSchema }),
    errors: ['deleted', 'too_many_requests'],
  }),
  /** A file sent with an answer, by its position among them. */
  getAttachment: endpoint('GET /api/admin/submissions/:id/replies/:replyId/attachments/:index', leadReaders, {
    params: z.extend(idParams, {
      replyId: idSchema,
      index: wholeNumber(0, attachmentLimits.files - 1),
    }),
    stream: 'application/octet-stream',
    errors: ['deleted'],
  }),
  /**
   * Server-sent events, each a `leadEventSchema`. The first is named `opened`; its data is a whole number of milliseconds during
   * which nothing has happened: what was fetched in that time is up to date. One named `missed` says that some were lost, one
   * named `replaced` that the session has opened too many since: this stream ends and must not be reopened at once.
   */
  events: endpoint('GET /api/admin/events', roles, { stream: 'text/event-stream' }),
};
