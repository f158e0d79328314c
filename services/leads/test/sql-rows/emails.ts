import { api, idSchema, languages, submissionSchema, thankYouLimits } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import * as promises from '../../src/delivery/promises/promise.sql';
import * as replies from '../../src/delivery/replies/reply.sql';
import * as thanks from '../../src/delivery/thank-you/thank-you.sql';
import { bareLead, colleague, fullLead, one, owedLead, two } from './example-rows';

/** Fields of a lead as the wire has them. */
const { id, reference, name, email, phone, city, service } = submissionSchema.shape;

const person = z.strictObject({ name: z.string(), email: z.string() });

export const replyRows: RowChecks = {
  feature: 'replies',
  prepare: `
    INSERT INTO reply (id, lead_id, subject, text, author_id, author_name, author_email, attachments, contents) VALUES
      ('${one}', '${fullLead}', 'Hello', 'We can', '${colleague}', 'Amit', 'amit@golghar.example',
        '[{"name": "a.txt", "size": 1}]', 'a'),
      ('${two}', '${fullLead}', 'Hello', 'We cannot', '${colleague}', 'Amit', 'amit@golghar.example', '[]', NULL);
    INSERT INTO delivery (id, kind, subject_id, state, last_answer, sent_at) VALUES
      ('${one}', 'reply', '${one}', 'sent', '250 ok', now()), ('${two}', 'thank_you', '${fullLead}', 'sent', '250 ok', now())`,
  checks: [
    [
      replies.findReplies,
      (db) => replies.findReplies(db.manager, fullLead),
      rowOf<replies.ReplyRow>()({ ...api.addReply.response.shape.reply.shape, createdAt: z.date() }),
    ],
    [
      replies.findReplyEmail,
      async (db) => {
        for (const reply of [one, two]) await db.query(replies.findReplyEmail, [reply]);
      },
      rowOf<replies.ReplyEmailRow>()({
        leadId: idSchema,
        subject: z.string(),
        text: z.string(),
        attachments: z.array(z.strictObject({ name: z.string(), size: z.number() })),
        contents: z.instanceof(Buffer).nullable(),
        to: person,
        replyTo: person,
        earlier: z.array(idSchema).min(1),
      }),
    ],
    [
      replies.findReplyFailure,
      async (db) => {
        for (const reply of [one, two]) await db.query(replies.findReplyFailure, [reply]);
      },
      rowOf<replies.ReplyFailureRow>()({
        ...{ name, email, phone },
        leadId: idSchema,
        subject: z.string(),
        smtpResponse: z.string().nullable(),
        reader: person,
      }),
    ],
  ],
};

export const thankYouRows: RowChecks = {
  feature: 'thanks',
  prepare: `
    INSERT INTO delivery (id, kind, subject_id, lead_id, payload) VALUES
      ('${one}', 'thank_you', '${bareLead}', '${bareLead}', '{}'), ('${two}', 'thank_you', '${owedLead}', '${owedLead}', '{}')`,
  checks: [
    [
      thanks.findThankYouEmail,
      async (db) => {
        for (const [email, perDay] of [
          [one, 0],
          [two, 9],
        ])
          await db.query(thanks.findThankYouEmail, [email, 2, 2, 2, perDay]);
      },
      rowOf<thanks.ThankYouEmailRow>()({
        ...{ reference, name, email, service },
        leadId: idSchema,
        language: z.enum(languages).nullable(),
        dueAt: z.date().nullable(),
        owner: person.nullable(),
        limitedBy: z.enum(thankYouLimits).nullable(),
      }),
    ],
  ],
};

export const reminderRows: RowChecks = {
  feature: 'reminders of promises',
  prepare: `
    UPDATE lead SET due_at = now() - interval '1 hour' WHERE id = '${bareLead}';
    INSERT INTO delivery (id, kind, subject_id, lead_id, recipient, recipient_name, payload, group_id)
      SELECT gen_random_uuid(), 'promise', id, id, 'amit@golghar.example', 'Amit', '{"stage": "half"}', '${one}'
      FROM unnest(ARRAY['${bareLead}', '${owedLead}']::uuid[]) AS id`,
  checks: [
    [
      promises.findReminders,
      [new Date(), new Date(Date.now() + 3_600_000), 'office@golghar.example'],
      rowOf<promises.NewReminderRow>()({
        leadId: idSchema,
        recipient: person,
        stage: z.enum(['half', 'end']),
      }),
    ],
    [
      promises.findReminded,
      [one, 10],
      rowOf<promises.RemindedRow>()({
        ...{ id, name, city, service },
        dueAt: z.date(),
        ownerName: z.string().nullable(),
        total: z.int(),
      }),
    ],
  ],
};
