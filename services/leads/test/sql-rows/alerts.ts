import { alertActionNames, alertStates, idSchema } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import { type ClaimedEmailRow, claimDueEmails } from '../../../platform/src/mail/outgoing-email.sql';
import { canaryActor } from '../../src/canary/canary';
import * as canary from '../../src/canary/canary.sql';
import * as alerts from '../../src/delivery/alerts/alert.sql';
import * as madeLinks from '../../src/delivery/alerts/links/made-link.sql';
import { mailedLeadSchema } from '../../src/delivery/alerts/mail/alert-content';
import * as links from '../../src/desk/alert-links/alert-link.sql';
import { type AlertFlowRow, alertFlowSql } from '../../src/operations/alert-flow.sql';
import { type EmailFlowRow, emailFlowSql } from '../../src/operations/email-flow.sql';
import { bareLead, colleague, deletedLead, fullLead, one, two } from './example-rows';

/** A time in Postgres' JSON. */
const jsonTime = z.string().refine((text) => !Number.isNaN(Date.parse(text)));

const job = rowOf<alerts.AlertJobRow>()(z.strictObject({ alertId: idSchema, generation: z.int() }));
const claimed = rowOf<alerts.ClaimedAlertRow>()(
  z.strictObject({
    id: idSchema,
    generation: z.int(),
    attempts: z.int(),
    requestId: z.string().nullable(),
    recipient: z.strictObject({ email: z.string(), name: z.string() }),
    lead: z.strictObject({ ...mailedLeadSchema.shape, submittedAt: jsonTime, dueAt: jsonTime.nullable() }),
  }),
);

export const alertRows: RowChecks = {
  feature: 'alerts',
  prepare: `
    INSERT INTO alert (id, lead_id, recipient, recipient_name, in_digest, next_attempt_at)
      SELECT gen_random_uuid(), id, 'digest@b.example', 'Digest', true, now() - interval '1 minute'
      FROM lead WHERE deleted_at IS NULL;
    INSERT INTO alert_rate (recipient, minute, mails) VALUES ('digest@b.example', now(), 1)`,
  checks: [
    [
      alerts.recipientsSql,
      [],
      rowOf<alerts.RecipientRow>()(z.strictObject({ email: z.string(), name: z.string() })),
    ],
    [alerts.openAlertsSql, [[one], [fullLead], ['a@b.example'], ['Asha']], job],
    [alerts.renewAlertsSql, [[fullLead], [0]], job],
    [
      alerts.claimAlertSql,
      async (db) => {
        for (const id of [fullLead, bareLead]) await db.query(alerts.claimAlertSql, [id, 0]);
      },
      claimed,
    ],
    [alerts.claimDigestSql, ['digest@b.example', 100_000], claimed],
    [
      alerts.countAlertMailSql,
      ['new@b.example', 10],
      rowOf<alerts.AlertMailCountRow>()(z.strictObject({ mails: z.int() })),
    ],
    [
      alerts.digestRecipientsSql,
      [],
      rowOf<alerts.DigestRecipientRow>()(z.strictObject({ recipient: z.string() })),
    ],
  ],
};

const token = Buffer.from('a link');

export const alertLinkRows: RowChecks = {
  feature: 'links in alerts',
  prepare: `INSERT INTO alert_link (token_hash, alert_id, user_id, used, expires_at)
    VALUES ('\\x${token.toString('hex')}', '${fullLead}', '${colleague}', '{reached}', now() + interval '1 day')`,
  checks: [
    [
      madeLinks.addAlertLink,
      [Buffer.from('another'), fullLead, 'meera@golghar.example', 7],
      rowOf<madeLinks.MadeLinkRow>()(z.strictObject({ userId: idSchema })),
    ],
    [
      links.findAlertLink,
      [token],
      rowOf<links.AlertLinkRow>()(
        z.strictObject({
          leadId: idSchema,
          userId: idSchema,
          role: z.string(),
          name: z.string(),
          isActive: z.boolean(),
          isEnded: z.boolean(),
          used: z.array(z.enum(alertActionNames)).min(1),
        }),
      ),
    ],
    [
      links.useAlertLink,
      [token, 'take'],
      rowOf<links.UsedAlertLinkRow>()(z.strictObject({ userId: idSchema })),
    ],
  ],
};

export const operationsRows: RowChecks = {
  feature: 'alerts and e-mails under way',
  prepare: `
    INSERT INTO outbox (lead_id) VALUES ('${fullLead}');
    INSERT INTO alert (id, lead_id, recipient, recipient_name, state, sent_at)
      VALUES ('${one}', '${fullLead}', 'a@b.example', 'Asha', 'sent', now());
    UPDATE alert SET smtp_response = '451 later' WHERE id = '${fullLead}';
    INSERT INTO outgoing_email (id, kind, subject_id, payload, smtp_response, next_attempt_at) VALUES
      ('${one}', 'one', '${one}', NULL, NULL, now() - interval '1 minute'),
      ('${two}', 'two', '${two}', '{"month": "2026-01"}', '451 later', now() - interval '1 minute')`,
  checks: [
    [
      alertFlowSql,
      async (db, prepare) => {
        await db.query(alertFlowSql);
        await prepare('DELETE FROM outbox; DELETE FROM alert');
        await db.query(alertFlowSql);
      },
      rowOf<AlertFlowRow>()(
        z.strictObject({
          outbox: z.int(),
          outboxSeconds: z.int().nullable(),
          waiting: z.int(),
          waitingSeconds: z.int().nullable(),
          deferred: z.int(),
          parked: z.int(),
          smtpResponse: z.string().nullable(),
          lastSentAt: z.date().nullable(),
        }),
      ),
    ],
    [
      emailFlowSql,
      [],
      rowOf<EmailFlowRow>()(
        z.strictObject({
          kind: z.string(),
          waiting: z.int(),
          deferred: z.int(),
          parked: z.int(),
          smtpResponse: z.string().nullable(),
        }),
      ),
    ],
    [
      claimDueEmails,
      (db) => claimDueEmails(db.manager, 10),
      rowOf<ClaimedEmailRow>()(
        z.strictObject({
          id: idSchema,
          kind: z.string(),
          subjectId: idSchema,
          payload: z.record(z.string(), z.string()).nullable(),
          attempts: z.int(),
        }),
      ),
    ],
  ],
};

export const canaryRows: RowChecks = {
  feature: 'canaries',
  prepare: `
    UPDATE lead SET deleted_by_id = '${canaryActor.id}' WHERE id = '${deletedLead}';
    INSERT INTO canary_run (id, token_hash, lead_id, started_at) VALUES
      ('${one}', '\\x${token.toString('hex')}', '${deletedLead}', now() - interval '1 minute'),
      ('${two}', NULL, NULL, now() - interval '1 minute');
    UPDATE alert SET state = 'failed', smtp_response = '550 never' WHERE id = '${fullLead}'`,
  checks: [
    [canary.findCanaries, [[deletedLead]], rowOf<canary.CanaryLeadRow>()(z.strictObject({ id: idSchema }))],
    [
      canary.findCanaryAlert,
      async (db) => {
        for (const lead of [fullLead, bareLead]) await db.query(canary.findCanaryAlert, [lead]);
      },
      rowOf<canary.CanaryAlertRow>()(
        z.strictObject({ state: z.enum(alertStates), smtpResponse: z.string().nullable() }),
      ),
    ],
    [
      canary.dropAbandoned,
      [10],
      rowOf<canary.AbandonedRow>()(z.strictObject({ leadId: z.nullable(idSchema) })),
    ],
  ],
};
