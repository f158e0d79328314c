import * as z from 'zod/mini';
import { leadEditors, leadManagers, leadReaders } from '../base/access';
import { endpoint, type ResponseOf } from '../base/endpoint';
import { idSchema, isoTime, wholeNumber } from '../base/text';
import { serviceKeys } from '../intake/services';
import { ownerFilterSchema, ownerSchema } from '../team/owners';
import { quarantineSchema, submissionSchema, tagSchema } from './leads';
import { statusFilters } from './statuses';

/** overdue: the promised answer or the next step is late; today: either is due today, or was and has not been done. */
export const dueFilters = ['overdue', 'today'] as const;

/**
 * The first contact of a lead, against the promise. in_time: it kept the promise; late: it came later, or has not come though
 * the time is over; given: there was one; owed: still due, in time or not.
 */
export const answerFilters = ['in_time', 'late', 'given', 'owed'] as const;

/** newest: by arrival, newest first; due: those waiting for an answer first, most urgent first. */
export const leadSorts = ['newest', 'due'] as const;

const limit = wholeNumber(1, 200);
const cursor = z.optional(z.string().check(z.maxLength(200)));

/**
 * Filters of the list, all optional. Without `limit` every matching row is answered. `from` and `to` are
 * ISO 8601 instants, the first included, the second not. The status `open` stands for all that are not decided, and
 * `decided` for the others.
 * `q` is searched: each of its words, in any order, is a part of the lead's text in whatever case, a phone number
 * in any spelling, or the name of a person who is spelt nearly so.
 */
const submissionQuerySchema = z.strictObject({
  status: z.optional(z.enum(statusFilters)),
  service: z.optional(z.enum(serviceKeys)),
  tag: z.optional(tagSchema),
  owner: z.optional(ownerFilterSchema),
  /** By its name, such as `google` or `direct`. */
  source: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  /** By its name, such as `growth, quarterly` or `roi calculator`. */
  choice: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  /** Leads of one imported file. */
  import: z.optional(idSchema),
  nextStep: z.optional(z.literal('none')),
  due: z.optional(z.enum(dueFilters, { error: 'What is due is overdue or today' })),
  answer: z.optional(z.enum(answerFilters, { error: 'An answer is in_time, late, given or owed' })),
  /** Leads that were won since then. */
  wonSince: z.optional(isoTime),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  from: z.optional(isoTime),
  to: z.optional(isoTime),
  sort: z.optional(z.enum(leadSorts, { error: 'The order is newest or due' })),
  limit: z.optional(limit),
  cursor,
});

export const pageQuerySchema = z.strictObject({ limit: z._default(limit, 50), cursor });

/** The filters only, as used by exports and counts. */
export const submissionFilterSchema = z.omit(submissionQuerySchema, {
  limit: true,
  cursor: true,
  sort: true,
});

export type SubmissionFilter = z.infer<typeof submissionFilterSchema>;

/** The maximum number of leads to name individually; for more, send the filter. */
export const maxSelectedLeads = 1000;

/** The ticked rows, with the versions on the screen, or everything that a filter shows. */
export const leadSelectionSchema = z.union(
  [
    z.strictObject({
      leads: z
        .array(z.strictObject({ id: idSchema, version: z.optional(z.int()) }))
        .check(z.minLength(1), z.maxLength(maxSelectedLeads)),
    }),
    z.strictObject({
      filter: submissionFilterSchema,
      /** Rows that were unticked. */
      except: z.optional(z.array(idSchema).check(z.maxLength(maxSelectedLeads))),
    }),
  ],
  { error: 'Please select at least one lead' },
);

export type LeadSelection = z.infer<typeof leadSelectionSchema>;

const listedSubmissionSchema = z.extend(submissionSchema, {
  /**
   * What a search matched, for marking it: `words` as they stand in the lead's fields, ignoring case, including those found by
   * another spelling; `note` is a piece of a note or contact if one was needed to match.
   */
  match: z.optional(z.object({ words: z.array(z.string()), note: z.nullable(z.string()) })),
});

export type ListedSubmission = z.infer<typeof listedSubmissionSchema>;

/**
 * One page of a list. `total` counts every matching row; if counting would take long, `isTotalExact` is false and there are
 * more. `nextCursor` is null on the last page.
 */
export const pageOf = <Listed extends z.ZodMiniType>(listed: Listed) =>
  z.object({
    submissions: z.array(listed),
    total: z.int(),
    isTotalExact: z.boolean(),
    nextCursor: z.nullable(z.string()),
  });

/**
 * Lists that always exist. `deleted` is a place of its own, the others are filters of the list. `mine` and `unassigned` include
 * only open leads, `owed` those whose promised answer has not been given.
 */
const leadViews = [
  'all',
  'new',
  'open',
  'owed',
  'overdue',
  'today',
  'in_progress',
  'pending',
  'delivered',
  'lost',
  'deleted',
  'mine',
  'unassigned',
] as const;

export type LeadView = (typeof leadViews)[number];

/** If it is not exact there are more. */
const leadCountSchema = z.object({ count: z.int(), isExact: z.boolean() });

/** Why a lead needs work today, most urgent first: the promise is late, a step is due, nobody has looked at it. */
export const todayReasons = ['promise', 'step', 'new'] as const;

export type TodayReason = (typeof todayReasons)[number];

export const maxTodayLeads = 30;

const quarantinedSubmissionSchema = z.extend(submissionSchema, { quarantine: quarantineSchema });

export type QuarantinedSubmission = z.infer<typeof quarantinedSubmissionSchema>;

const marking = { response: z.object({ submission: submissionSchema }), errors: ['deleted'] } as const;

export const leadListApi = {
  listSubmissions: endpoint('GET /api/admin/submissions', leadReaders, {
    query: submissionQuerySchema,
    response: pageOf(listedSubmissionSchema),
  }),
  countViews: endpoint('GET /api/admin/submissions/views', leadReaders, {
    response: z.object({
      views: z.record(z.enum(leadViews), leadCountSchema),
      /** Open leads of each colleague who has some, by name; only one's own for those who see no others. */
      owners: z.array(z.extend(leadCountSchema, { owner: ownerSchema })),
    }),
  }),
  /**
   * What the caller has to do today, of their own leads and of those without an owner: each lead once, in the order of the
   * reasons. There may be more than are listed: `counts` has the number for each reason.
   */
  today: endpoint('GET /api/admin/today', leadReaders, {
    response: z.object({
      items: z.array(z.object({ reason: z.enum(todayReasons), submission: submissionSchema })),
      counts: z.record(z.enum(todayReasons), leadCountSchema),
    }),
  }),
  /** Most recently set aside first. */
  listQuarantine: endpoint('GET /api/admin/quarantine', leadReaders, {
    query: pageQuerySchema,
    response: pageOf(quarantinedSubmissionSchema),
  }),
  /** Restores a lead and sends its alerts; doing it again changes nothing. */
  markNotSpam: endpoint('POST /api/admin/submissions/:id/not-spam', leadEditors, marking),
  /** Sets a lead aside as spam; doing it again changes nothing. */
  markSpam: endpoint('POST /api/admin/submissions/:id/spam', leadEditors, marking),
  /** Every tag in use with its number of leads, most used first. */
  listTags: endpoint('GET /api/admin/tags', leadReaders, {
    response: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) }),
  }),
  renameTag: endpoint('POST /api/admin/tags/rename', leadManagers, {
    /** Renames a tag on every lead; a name in use merges the two. */
    request: z.strictObject({ from: tagSchema, to: tagSchema }),
    response: z.object({ changed: z.int() }),
    errors: ['not_found'],
  }),
};

export type SubmissionList = ResponseOf<typeof leadListApi.listSubmissions>;

export type ViewCounts = ResponseOf<typeof leadListApi.countViews>;

export type Today = ResponseOf<typeof leadListApi.today>;
