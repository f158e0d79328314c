import * as z from 'zod/mini';
import { leadEditors, leadManagers, leadSupervisors, managers, roles } from '../base/access';
import { endpoint, type RequestOf, type ResponseOf } from '../base/endpoint';
import { deletionSchema } from '../base/errors';
import { fieldMessages } from '../base/field-messages';
import { idSchema, isoTime, typedLine, typedText } from '../base/text';
import { leadFields, type OptionalField, optionalFields } from '../lead-fields';
import { type ContactChannel } from '../leads/contacts';
import { leadSelectionSchema, pageOf, pageQuerySchema } from '../leads/lead-list';
import { submissionSchema, tagSchema } from '../leads/leads';
import { leadStatuses } from '../leads/statuses';
import { colleagueId, handoverNoteSchema } from '../team/owners';

/** A field that may be left empty, and otherwise follows the rule of the enquiry's form. */
const emptyOr = (schema: z.ZodMiniType<string, string>, message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.refine((text) => text === '' || schema.safeParse(text).success, { error: message }),
  );

const optional = Object.fromEntries(optionalFields.map((name) => [name, leadFields[name].schema])) as {
  [Name in OptionalField]: (typeof leadFields)[Name]['schema'];
};

/** The channel of the contact that is logged for somebody who came by a source. */
export function enteredContactChannel(source: string): ContactChannel {
  if (source === 'walk_in') return 'in_person';
  return source === 'whatsapp' ? 'whatsapp' : 'call';
}

export const maxBulkLeads = 50_000;

const tags = z.array(tagSchema).check(z.minLength(1), z.maxLength(10));

/**
 * A line of progress. The last one has `isDone`; a stream without it was interrupted. `undo` identifies the change for its
 * single Undo, which its author has for a day, even after an interruption.
 */
const progressSchema = z.object({
  total: z.int(),
  /** Leads processed so far: changed, unchanged because they already were so, or refused. */
  done: z.int(),
  changed: z.int(),
  /** Leads left as they were: somebody else had changed them, they were deleted, or they have too many tags. */
  conflicts: z.array(z.object({ id: idSchema, reference: z.string(), name: z.string() })),
  conflictCount: z.int(),
  undo: z.nullable(idSchema),
  isDone: z.boolean(),
});

/** What its author can undo on a lead; an answer by e-mail only until it is sent. */
export const undoableKinds = [
  'status',
  'tags',
  'owner',
  'nextStep',
  'prospects',
  'correction',
  'answerNeeded',
  'note',
  'contact',
  'reply',
  'deletion',
  'restoration',
  'spam',
  'notSpam',
] as const;

export type UndoableKind = (typeof undoableKinds)[number];

export const undoHours = 24;

/** Days for which a deleted lead can be restored; then it is erased with everything that belongs to it. */
export const deletedKeptDays = 30;

const deletedSubmissionSchema = z.extend(submissionSchema, { deletion: deletionSchema });

export type DeletedSubmission = z.infer<typeof deletedSubmissionSchema>;

const changedSubmission = z.object({ submission: submissionSchema });

export const leadChangesApi = {
  /**
   * A lead as staff enter it: a caller, or somebody who walked in. It needs a phone number or an e-mail address; an empty field
   * counts as none.
   */
  createSubmission: endpoint('POST /api/admin/submissions', leadEditors, {
    takesKey: true,
    request: z
      .strictObject({
        name: leadFields.name.schema,
        phone: z.optional(emptyOr(leadFields.phone.schema, fieldMessages.phone)),
        email: z.optional(emptyOr(leadFields.email.schema, fieldMessages.email)),
        ...optional,
        service: leadFields.service.schema,
        message: z.optional(typedText(0, 5000, fieldMessages.messageLong, fieldMessages.messageLines)),
        /** A key of `enteredSources` or other words. */
        source: typedLine(1, 60, 'Please say how they came to you, in at most 60 characters'),
        /** Whether staff have just spoken with them: that is logged as a contact, and no answer is due. */
        contacted: z.optional(z.boolean({ error: 'Please say whether you spoke with them' })),
      })
      .check(
        z.refine(({ phone, email }) => Boolean(phone || email), {
          error: 'Please enter a phone number or an email address',
          path: ['phone'],
        }),
      ),
    status: 201,
    response: changedSubmission,
    errors: ['key_reused', 'not_found', 'deleted'],
  }),
  deleteSubmission: endpoint('DELETE /api/admin/submissions/:id', leadManagers, { errors: ['deleted'] }),
  restoreSubmission: endpoint('POST /api/admin/submissions/:id/restore', leadManagers, {
    response: changedSubmission,
  }),
  /** Erases a deleted lead at once and for good. */
  eraseSubmission: endpoint('POST /api/admin/submissions/:id/erase', managers, { errors: ['conflict'] }),
  /** Most recently deleted first. */
  listDeleted: endpoint('GET /api/admin/submissions/deleted', leadSupervisors, {
    query: pageQuerySchema,
    response: pageOf(deletedSubmissionSchema),
  }),
  bulkChange: endpoint('POST /api/admin/submissions/bulk', leadEditors, {
    request: z.strictObject({
      selection: leadSelectionSchema,
      change: z.union(
        [
          z.strictObject({ status: z.enum(leadStatuses) }),
          z.strictObject({ addTags: tags }),
          z.strictObject({ removeTags: tags }),
          /** Gives them to somebody, or to nobody if null. */
          z.strictObject({ ownerId: z.nullable(colleagueId), ownerNote: z.optional(handoverNoteSchema) }),
          /** Admins and managers only. */
          z.strictObject({ delete: z.literal(true) }),
        ],
        { error: 'Please say what to change' },
      ),
    }),
    response: progressSchema,
    stream: 'application/x-ndjson',
    errors: ['not_allowed'],
  }),
  /** Undoes a bulk change of the same person, within a day. */
  undoBulkChange: endpoint('POST /api/admin/submissions/bulk/:id/undo', leadEditors, {
    response: progressSchema,
    stream: 'application/x-ndjson',
  }),
  /** What the caller did to a lead that nobody has changed since, newest first. */
  listUndoableChanges: endpoint('GET /api/admin/submissions/:id/own-changes', roles, {
    response: z.object({
      changes: z.array(
        z.object({
          id: idSchema,
          kind: z.enum(undoableKinds),
          /** In words, such as `New → Closed`. */
          text: z.string(),
          /** The entry of the timeline that it made, if any. */
          entryId: z.nullable(idSchema),
          at: isoTime,
        }),
      ),
    }),
  }),
  /** A conflict says who has changed the same since. */
  undoChange: endpoint('POST /api/admin/submissions/:id/own-changes/:changeId/undo', roles, {
    response: changedSubmission,
    errors: ['not_allowed', 'conflict'],
  }),
};

export type NewSubmission = RequestOf<typeof leadChangesApi.createSubmission>;

export type BulkChange = RequestOf<typeof leadChangesApi.bulkChange>['change'];

export type BulkProgress = ResponseOf<typeof leadChangesApi.bulkChange>;

export type UndoableChange = ResponseOf<typeof leadChangesApi.listUndoableChanges>['changes'][number];
