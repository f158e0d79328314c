import { api, idSchema } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import {
  type AddedRow,
  addDeliveries,
  type ClaimedRow,
  claimDue,
  type RecordedRow,
  recordEndings,
  renewClaims,
} from '../../../platform/src/deliveries/delivery.sql';
import * as alerts from '../../src/delivery/alerts/alert.sql';
import {
  type AlertFlowRow,
  alertFlowSql,
  type EmailFlowRow,
  emailFlowSql,
} from '../../src/operations/flow.sql';
import { colleague, fullLead, one, two } from './example-rows';

const operations = api.readOperations.response.shape;

const claimed = rowOf<ClaimedRow>()({
  id: idSchema,
  kind: z.string(),
  subjectId: idSchema,
  payload: z.record(z.string(), z.string()).nullable(),
  attempts: z.int(),
  recipient: z.string().nullable(),
  recipientName: z.string().nullable(),
  ageSeconds: z.number(),
  host: z.string(),
});

export const deliveryRows: RowChecks = {
  feature: 'deliveries',
  prepare: `
    INSERT INTO delivery (id, kind, subject_id, payload, next_attempt_at) VALUES
      ('${one}', 'one', '${one}', NULL, now() - interval '1 minute'),
      ('${two}', 'two', '${two}', '{"month": "2026-01"}', now() - interval '1 minute')`,
  checks: [
    [claimDue, ['email', 10, [], 5], claimed],
    [
      recordEndings,
      [[one], [0], ['sent'], [true], ['250 ok'], [null]],
      rowOf<RecordedRow>()({ id: idSchema }),
    ],
    [renewClaims, [[one], [0]]],
    [
      addDeliveries,
      async (db) =>
        db.query(addDeliveries(['id', 'kind', 'channel', 'subject_id']), [
          JSON.stringify([
            { id: colleague, kind: 'one', channel: 'email', subject_id: one, wait_seconds: 0 },
          ]),
        ]),
      rowOf<AddedRow>()({ id: idSchema }),
    ],
  ],
};

export const alertRows: RowChecks = {
  feature: 'alerts',
  prepare: `
    INSERT INTO delivery (id, kind, subject_id, lead_id, recipient, recipient_name, group_id)
      SELECT gen_random_uuid(), 'alert', id, id, 'digest@b.example', 'Digest', '${one}' FROM lead WHERE deleted_at IS NULL;
    INSERT INTO delivery (id, kind, subject_id, lead_id, recipient, recipient_name, state, sent_at)
      VALUES ('${two}', 'alert', '${fullLead}', '${fullLead}', 'a@b.example', 'Asha', 'sent', clock_timestamp())`,
  checks: [
    [alerts.countSent, [['a@b.example']], rowOf<alerts.SentRow>()({ recipient: z.string(), mails: z.int() })],
    [alerts.openDigest, [one, 'a@b.example', 'Asha', 0], rowOf<alerts.DigestRow>()({ id: idSchema })],
    [alerts.moveToDigest, [one, [fullLead], [0]]],
    [
      alerts.startDigest,
      [one, 100_000],
      rowOf<alerts.DigestedRow>()({
        id: idSchema,
        subjectId: idSchema,
        attempts: z.int(),
        hasMore: z.boolean(),
      }),
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
      alerts.addAlertLinks,
      [[Buffer.from('another')], [fullLead], ['meera@golghar.example'], 7],
      rowOf<alerts.MadeLinkRow>()({ alertId: idSchema }),
    ],
  ],
};

export const operationsRows: RowChecks = {
  feature: 'alerts and e-mails under way',
  prepare: `
    INSERT INTO outbox (lead_id) VALUES ('${fullLead}');
    INSERT INTO delivery (id, kind, subject_id, lead_id, recipient, recipient_name, state, sent_at)
      VALUES (gen_random_uuid(), 'alert', '${fullLead}', '${fullLead}', 'a@b.example', 'Asha', 'sent', now());
    UPDATE delivery SET last_answer = '451 later' WHERE id = '${fullLead}';
    INSERT INTO delivery (id, kind, subject_id, last_answer) VALUES
      ('${one}', 'one', '${one}', NULL), ('${two}', 'two', '${two}', '451 later')`,
  checks: [
    [
      alertFlowSql,
      async (db, prepare) => {
        await db.query(alertFlowSql);
        await prepare('DELETE FROM outbox; DELETE FROM delivery');
        await db.query(alertFlowSql);
      },
      rowOf<AlertFlowRow>()({
        ...operations.alerts.shape,
        lastSentAt: z.date().nullable(),
      }),
    ],
    [emailFlowSql, [], rowOf<EmailFlowRow>()(operations.emails.def.element.shape)],
  ],
};
