import * as z from 'zod/mini';
import { idSchema, isoTime, manyLines, oneLine } from '../base/text';
import { choiceSchema } from '../intake/choice';
import {
  leadValueSchema,
  monthSchema,
  newNextStepSchema,
  nextStepSchema,
  outcomeReasonSchema,
} from '../intake/plans';
import { serviceKeys } from '../intake/services';
import { sourceSchema } from '../intake/source';
import { quarantineSchema } from '../intake/spam';
import { handoverNoteSchema, ownerChangeSchema, ownerFilterSchema, ownerSchema } from '../team/owners';
import { contactSchema } from './contacts';
import { correctableFields, correctionSchema, correctionUpdateShape } from './corrections';
import { answerFilterSchema, dueFilterSchema, leadSortSchema } from './due';
import { keptFields } from './kept-fields';
import { leadHistorySchema, personOfLeadSchema } from './person-of-lead';
import { replySchema } from './replies';
import { leadStatuses, statusFilters } from './statuses';
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

export const noteContentSchema = z
  .string({ error: 'Please write a note' })
  .check(
    z.trim(),
    z.minLength(1, 'Please write a note'),
    z.maxLength(5000, 'Note must be at most 5,000 characters'),
    manyLines('Note must not contain control characters'),
  );

/** A remark that staff wrote on a lead, under the author's present name. */
export const noteSchema = z.object({
  id: idSchema,
  content: z.string(),
  author: z.object({ id: idSchema, name: z.string() }),
  createdAt: isoTime,
});

export type Note = z.infer<typeof noteSchema>;

/** queued: to be sent, or to be tried again at `nextAttemptAt`; failed: parked, nothing more happens by itself. */
export const alertStates = ['queued', 'sent', 'failed'] as const;

/** One alert e-mail to one member of staff about one lead, and what became of it. */
export const alertSchema = z.object({
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

const tagMessage = 'A tag has 1 to 30 characters';

/** A word or two that staff put on a lead. */
export const tagSchema = z
  .string({ error: tagMessage })
  .check(z.trim(), z.minLength(1, tagMessage), z.maxLength(30, tagMessage), oneLine(tagMessage));

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
export const submissionUpdateSchema = z
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

export const newNoteSchema = z.strictObject({ content: noteContentSchema });

export const statusChangeSchema = z.object({
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

/** Rows in one page of the list, at most. */
export const maxPageSize = 200;

/**
 * Filters of the list, all optional. Without `limit` every matching row is answered. `from` and `to` are
 * ISO 8601 instants, the first included, the second not. The status `open` stands for all that are not decided, and
 * `decided` for the others.
 * `q` is searched: each of its words, in any order, is a part of the lead's text in whatever case, a phone number
 * in any spelling, or the name of a person who is spelt nearly so.
 */
export const submissionQuerySchema = z.strictObject({
  status: z.optional(z.enum(statusFilters)),
  service: z.optional(z.enum(serviceKeys)),
  tag: z.optional(tagSchema),
  owner: z.optional(ownerFilterSchema),
  /** By its name, such as `google` or `direct`. */
  source: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  /** By its name, such as `growth, quarterly` or `roi calculator`. */
  choice: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  /** Leads that came in from one file. */
  import: z.optional(idSchema),
  /** Leads without a next step. */
  nextStep: z.optional(z.literal('none')),
  due: z.optional(dueFilterSchema),
  answer: z.optional(answerFilterSchema),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  from: z.optional(isoTime),
  to: z.optional(isoTime),
  sort: z.optional(leadSortSchema),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageSize))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

export type SubmissionQuery = z.infer<typeof submissionQuerySchema>;

/** The filters alone: what an export and a count go by. */
export const submissionFilterSchema = z.omit(submissionQuerySchema, {
  limit: true,
  cursor: true,
  sort: true,
});

export type SubmissionFilter = z.infer<typeof submissionFilterSchema>;

/**
 * What a search matched in a lead, for marking it: `words` as they stand in its fields, in whatever case, also those
 * that were found by another spelling; `note` is a piece of a note or contact when one was needed to match.
 */
export const searchMatchSchema = z.object({ words: z.array(z.string()), note: z.nullable(z.string()) });

export type SearchMatch = z.infer<typeof searchMatchSchema>;

/** A lead in a list; with a search it tells what matched. */
export const listedSubmissionSchema = z.extend(submissionSchema, { match: z.optional(searchMatchSchema) });

export type ListedSubmission = z.infer<typeof listedSubmissionSchema>;

/**
 * `total` counts every matching row; where that would take long `isTotalExact` is false and there are more.
 * `nextCursor` is null on the last page.
 */
export const submissionListSchema = z.object({
  submissions: z.array(listedSubmissionSchema),
  total: z.int(),
  isTotalExact: z.boolean(),
  nextCursor: z.nullable(z.string()),
});

export type SubmissionList = z.infer<typeof submissionListSchema>;

export const dashboardSchema = z.object({
  stats: z.object({
    total: z.int(),
    new: z.int(),
    inProgress: z.int(),
    pending: z.int(),
    delivered: z.int(),
    lost: z.int(),
  }),
  /** The newest five. */
  recent: z.array(submissionSchema),
  /** Leads whose promised answer is owed, the most urgent first, at most five. */
  waiting: z.optional(z.array(submissionSchema)),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
