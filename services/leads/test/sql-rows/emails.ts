import { idSchema, languages, serviceKeys, thankYouLimits } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import * as promises from '../../src/delivery/promises/promise.sql';
import * as replies from '../../src/delivery/replies/reply.sql';
import * as thanks from '../../src/delivery/thank-you/thank-you.sql';
import * as ownership from '../../src/leads/ownership/ownership.sql';
import { admin, bareLead, colleague, fullLead, one, owedLead, two } from './example-rows';

const emailStates = z.enum(['queued', 'sent', 'failed', 'cancelled']).nullable();
const stage = z.enum(['half', 'end']);

export const replyRows: RowChecks = {
  feature: 'replies',
  prepare: `
    INSERT INTO reply (id, lead_id, subject, text, author_id, author_name, author_email) VALUES
      ('${one}', '${fullLead}', 'Hello', 'We can', '${colleague}', 'Amit', 'amit@golghar.example'),
      ('${two}', '${fullLead}', 'Hello', 'We cannot', '${colleague}', 'Amit', 'amit@golghar.example');
    INSERT INTO delivery (id, kind, subject_id, state, last_answer, sent_at) VALUES
      ('${one}', 'reply', '${one}', 'sent', '250 ok', now()), ('${two}', 'thanks', '${fullLead}', 'sent', '250 ok', now())`,
  checks: [
    [
      replies.findReplies,
      [fullLead, 'reply'],
      rowOf<replies.ReplyRow>()(
        z.strictObject({
          id: idSchema,
          subject: z.string(),
          text: z.string(),
          author: z.strictObject({ id: idSchema, name: z.string() }),
          createdAt: z.date(),
          state: emailStates,
          smtpResponse: z.string().nullable(),
        }),
      ),
    ],
    [
      replies.findWait,
      [colleague, fullLead, 2, 3600],
      rowOf<replies.WaitRow>()(z.strictObject({ waitSeconds: z.int().min(3000) })),
    ],
    [
      replies.findReplyEmail,
      [one, ['thanks']],
      rowOf<replies.ReplyEmailRow>()(
        z.strictObject({
          leadId: idSchema,
          name: z.string(),
          email: z.string(),
          subject: z.string(),
          text: z.string(),
          authorName: z.string(),
          authorEmail: z.string(),
          earlierEmailIds: z.array(idSchema).min(1),
        }),
      ),
    ],
    [
      replies.findReplyFailure,
      async (db) => {
        for (const reply of [one, two]) await db.query(replies.findReplyFailure, [reply, 'reply']);
      },
      rowOf<replies.ReplyFailureRow>()(
        z.strictObject({
          leadId: idSchema,
          name: z.string(),
          email: z.string(),
          phone: z.string(),
          subject: z.string(),
          smtpResponse: z.string().nullable(),
          recipient: z.string(),
          recipientName: z.string(),
        }),
      ),
    ],
  ],
};

export const thankYouRows: RowChecks = {
  feature: 'thanks',
  prepare: `
    INSERT INTO thank_you (lead_id, address_hash) VALUES ('${bareLead}', '\\x01'), ('${owedLead}', '\\x02');
    INSERT INTO thank_you (lead_id, address_hash, is_limited, limited_by) VALUES ('${fullLead}', '\\x03', true, 'day');
    INSERT INTO delivery (id, kind, subject_id, state, last_answer)
      VALUES ('${one}', 'thanks', '${bareLead}', 'sent', '250 ok')`,
  checks: [
    [
      thanks.findThankYou,
      async (db) => {
        for (const lead of [bareLead, owedLead, fullLead])
          await db.query(thanks.findThankYou, [lead, 'thanks']);
      },
      rowOf<thanks.ThankYouRow>()(
        z.strictObject({
          createdAt: z.date(),
          state: z.enum(['queued', 'sent', 'failed', 'cancelled', 'limited']).nullable(),
          smtpResponse: z.string().nullable(),
          limitedBy: z.enum(thankYouLimits).nullable(),
        }),
      ),
    ],
    [
      thanks.findThankYouEmail,
      async (db) => {
        for (const [lead, perDay] of [
          [bareLead, 0],
          [owedLead, 9],
        ])
          await db.query(thanks.findThankYouEmail, [lead, 2, 2, 2, perDay]);
      },
      rowOf<thanks.ThankYouEmailRow>()(
        z.strictObject({
          leadId: idSchema,
          reference: z.string(),
          name: z.string(),
          email: z.string(),
          service: z.enum(serviceKeys),
          language: z.enum(languages).nullable(),
          dueAt: z.date().nullable(),
          ownerName: z.string().nullable(),
          ownerEmail: z.string().nullable(),
          limitedBy: z.enum(thankYouLimits).nullable(),
        }),
      ),
    ],
  ],
};

export const reminderRows: RowChecks = {
  feature: 'reminders of promises',
  prepare: `
    UPDATE lead SET due_at = now() - interval '1 hour' WHERE id = '${bareLead}';
    INSERT INTO promise_reminder (lead_id, stage, recipient, recipient_name, batch_id) VALUES
      ('${bareLead}', 'half', 'amit@golghar.example', 'Amit', '${one}'),
      ('${owedLead}', 'half', 'amit@golghar.example', 'Amit', '${one}')`,
  checks: [
    [
      promises.findReminders,
      [new Date(), new Date(Date.now() + 3_600_000), 'office@golghar.example'],
      rowOf<promises.NewReminderRow>()(
        z.strictObject({ leadId: idSchema, recipient: z.string(), recipientName: z.string(), stage }),
      ),
    ],
    [
      promises.addReminders,
      [[owedLead], ['end'], ['meera@golghar.example'], ['Meera'], [two]],
      rowOf<promises.AddedRow>()(z.strictObject({ recipient: z.string(), stage, batchId: idSchema })),
    ],
    [
      promises.findReminded,
      [one, 10],
      rowOf<promises.RemindedRow>()(
        z.strictObject({
          recipient: z.string(),
          recipientName: z.string(),
          stage,
          id: idSchema,
          name: z.string(),
          city: z.string().nullable(),
          service: z.enum(serviceKeys),
          dueAt: z.date(),
          ownerName: z.string().nullable(),
          total: z.int(),
        }),
      ),
    ],
  ],
};

export const staffMailRows: RowChecks = {
  feature: 'mails to staff',
  prepare: `
    UPDATE lead SET owner_id = '${colleague}', owner_name = 'Amit' WHERE id = '${bareLead}';
    INSERT INTO lead_activity (id, lead_id, reference, kind, after, actor_id, actor_name, text, group_id) VALUES
      (gen_random_uuid(), '${fullLead}', 'GD-1', 'owner', '{"id": "${colleague}", "name": "Amit"}', '${admin}', 'Meera', 'Please', '${one}'),
      (gen_random_uuid(), '${bareLead}', 'GD-2', 'owner', '{"id": "${colleague}", "name": "Amit"}', NULL, NULL, NULL, '${one}')`,
  checks: [
    [
      ownership.findHandedOver,
      [one, 10],
      rowOf<ownership.HandedOverRow>()(
        z.strictObject({
          toId: idSchema,
          authorName: z.string().nullable(),
          note: z.string().nullable(),
          id: idSchema,
          name: z.string(),
          city: z.string().nullable(),
          service: z.enum(serviceKeys),
          total: z.int(),
        }),
      ),
    ],
  ],
};
