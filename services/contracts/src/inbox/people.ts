import * as z from 'zod/mini';
import { admins, leadEditors, leadReaders } from '../base/access';
import { endpoint, type ResponseOf } from '../base/endpoint';
import { idSchema, isoTime } from '../base/text';
import { contactSchema } from '../leads/contacts';
import { correctionSchema } from '../leads/corrections';
import { submissionDetailSchema, submissionSchema } from '../leads/leads';
import { ownerSchema } from '../team/owners';

/** Maximum enquiries of a person in one response: the newest. */
export const maxPersonEnquiries = 100;

/** Maximum entries of a person's timeline in one response: the newest. */
export const maxTimelineEntries = 300;

/**
 * Something that happened to one of a person's enquiries. `text` is the message, the note, the answer, the remark of a contact
 * or the line of a handover; `from` and `to` are statuses, or the names of owners.
 */
export const timelineEntrySchema = z.object({
  kind: z.enum(['enquiry', 'note', 'contact', 'reply', 'status', 'owner', 'correction']),
  at: isoTime,
  submission: z.object({ id: idSchema, reference: z.string() }),
  author: z.nullable(ownerSchema),
  text: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  contact: z.nullable(z.pick(contactSchema, { outcome: true, channel: true })),
  correction: z.nullable(z.pick(correctionSchema, { before: true, after: true })),
});

export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** A person with everything across those of their enquiries that the caller may see; lists are newest first. */
const personSchema = z.object({
  id: idSchema,
  /** As they wrote it last. */
  name: z.string(),
  names: z.array(z.string()),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  enquiries: z.int(),
  submissions: z.array(submissionSchema),
  timeline: z.array(timelineEntrySchema),
  /** Others whose name sounds the same: perhaps the same person, which somebody has to decide. */
  matches: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      city: z.nullable(z.string()),
      phone: z.string(),
      email: z.string(),
      enquiries: z.int(),
      lastSubmittedAt: isoTime,
    }),
  ),
  /** Merges and splits that can be undone; without an author if a shared phone number and address caused it. */
  changes: z.array(
    z.object({
      id: idSchema,
      kind: z.enum(['merge', 'split']),
      by: z.nullable(ownerSchema),
      at: isoTime,
      /** Enquiries that were moved. */
      enquiries: z.int(),
    }),
  ),
});

export type Person = z.infer<typeof personSchema>;

const splitMessage = 'Please choose some of the enquiries, but not all';

const changing = {
  /** The person that remains, or that a split made, and the change for its Undo. */
  response: z.object({
    person: personSchema,
    otherId: z.nullable(idSchema),
    changeId: z.nullable(idSchema),
  }),
  errors: ['not_allowed'],
} as const;

export const peopleApi = {
  getPerson: endpoint('GET /api/admin/people/:id', leadReaders, {
    response: z.object({ person: personSchema }),
  }),
  mergePeople: endpoint('POST /api/admin/people/:id/merge', leadEditors, {
    /** The other person, whose enquiries become this person's. */
    request: z.strictObject({ otherId: z.uuid({ error: 'Please choose a person' }) }),
    ...changing,
  }),
  splitPerson: endpoint('POST /api/admin/people/:id/split', leadEditors, {
    /** The enquiries that belong to somebody else. */
    request: z.strictObject({
      submissionIds: z
        .array(z.uuid({ error: splitMessage }), { error: splitMessage })
        .check(z.minLength(1, splitMessage), z.maxLength(maxPersonEnquiries, splitMessage)),
    }),
    ...changing,
  }),
  /** Undoes a merge or a split, once each. */
  undoPersonChange: endpoint('POST /api/admin/people/changes/:id/undo', leadEditors, changing),
  exportPerson: endpoint('GET /api/admin/people/:id/export', admins, {
    query: z.strictObject({
      format: z._default(z.enum(['json', 'html'], { error: 'The format is json or html' }), 'json'),
    }),
    response: z.object({
      exportedAt: isoTime,
      id: idSchema,
      names: z.array(z.string()),
      phones: z.array(z.string()),
      emails: z.array(z.string()),
      enquiries: z.array(
        z.extend(submissionDetailSchema, {
          consent: z.nullable(z.string()),
          deletedAt: z.nullable(isoTime),
        }),
      ),
      newsletter: z.array(
        z.object({ email: z.string(), requestedAt: isoTime, confirmedAt: z.nullable(isoTime) }),
      ),
    }),
    stream: 'text/html; charset=utf-8',
  }),
  /** Erases everything of one person, everywhere, at once and for good. The certificate names nobody, so that it can be kept. */
  erasePerson: endpoint('DELETE /api/admin/people/:id', admins, {
    response: z.object({
      certificate: z.object({
        id: idSchema,
        personId: idSchema,
        erasedAt: isoTime,
        erasedBy: z.string(),
        erased: z.object({
          enquiries: z.int(),
          notes: z.int(),
          contacts: z.int(),
          changes: z.int(),
          alerts: z.int(),
          emails: z.int(),
          idempotencyKeys: z.int(),
          newsletterSubscriptions: z.int(),
        }),
        statement: z.string(),
      }),
    }),
  }),
};

export type ErasureCertificate = ResponseOf<typeof peopleApi.erasePerson>['certificate'];

export type PersonChanged = ResponseOf<typeof peopleApi.mergePeople>;
