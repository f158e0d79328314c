import { auditActionNames, idSchema, leadStatuses, serviceKeys } from '@golghar/contracts';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { type ClaimedEmailRow, claimDueEmails } from '../../platform/src/mail/outgoing-email.sql';
import * as alerts from '../src/alerts/alert.sql';
import { mailedLeadSchema } from '../src/alerts/mail/alert-content';
import { type AuditActorRow, type AuditEntryRow, actorsSql, newestEntries } from '../src/audit/audit.sql';
import { type LeadCountRow, leadCountsSql } from '../src/leads/lead-counts.sql';
import { type ArrivalsRow, arrivalsSql, type ResponsesRow, responsesSql } from '../src/reports/report.sql';

/** A time in Postgres' JSON. */
const jsonTime = z.string().refine((text) => !Number.isNaN(Date.parse(text)));

/** What a statement's type says of its rows: each schema has exactly the fields and types of the row. */
const claimedAlert: z.ZodType<alerts.ClaimedAlertRow> = z.strictObject({
  id: idSchema,
  generation: z.int(),
  attempts: z.int(),
  requestId: z.nullable(z.string()),
  recipient: z.strictObject({ email: z.string(), name: z.string() }),
  lead: z.strictObject({ ...mailedLeadSchema.shape, submittedAt: jsonTime, dueAt: z.nullable(jsonTime) }),
});

const alertJob: z.ZodType<alerts.AlertJobRow> = z.strictObject({ alertId: idSchema, generation: z.int() });
const recipient: z.ZodType<alerts.RecipientRow> = z.strictObject({ email: z.string(), name: z.string() });
const mailCount: z.ZodType<alerts.AlertMailCountRow> = z.strictObject({ mails: z.int() });
const digestRecipient: z.ZodType<alerts.DigestRecipientRow> = z.strictObject({ recipient: z.string() });
const claimedEmail: z.ZodType<ClaimedEmailRow> = z.strictObject({
  id: idSchema,
  kind: z.string(),
  subjectId: idSchema,
  attempts: z.int(),
});

const person = z.strictObject({ id: idSchema, name: z.string() });
const actor: z.ZodType<AuditActorRow> = person;
const entry: z.ZodType<Omit<AuditEntryRow, 'address'>> = z.object({
  id: idSchema,
  at: z.date(),
  action: z.enum(auditActionNames),
  detail: z.string().nullable(),
  actor: person,
  subject: person.nullable(),
});
const count: z.ZodType<LeadCountRow> = z.strictObject({ status: z.enum(leadStatuses), count: z.int() });
const arrivals: z.ZodType<ArrivalsRow> = z.strictObject({
  day: z.int(),
  status: z.enum(leadStatuses),
  service: z.enum(serviceKeys),
  count: z.int(),
});
const responses: z.ZodType<ResponsesRow> = z.strictObject({
  medianMinutes: z.number().nullable(),
  withinGoal: z.number().nullable(),
});

const leadId = '019a0000-0000-7000-8000-000000000001';
const start = '2026-11-01T00:00:00Z';
const end = '2026-12-01T00:00:00Z';

let tests: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  tests = await makeTestDatabase();
  database = await new DataSource({
    type: 'postgres',
    url: tests.serviceUrl('leads'),
    installExtensions: false,
  }).initialize();
  await tests.query(`
    INSERT INTO leads.lead (id, reference, name, email, phone, service, message, submitted_at, updated_at)
      VALUES ('${leadId}', 'GD-1', 'Asha', 'asha@sweets.example', '+91 1', 'seo', 'Khaja', '2026-11-21T06:00:00Z', now());
    INSERT INTO leads.contact (id, lead_id, outcome, channel, author_id, author_name)
      VALUES (gen_random_uuid(), '${leadId}', 'reached', 'call', gen_random_uuid(), 'Meera');
    INSERT INTO leads.audit_entry (id, actor_id, actor_name, action, subject_id, subject_name, detail)
      VALUES (gen_random_uuid(), gen_random_uuid(), 'Meera', 'status_changed', '${leadId}', 'GD-1', 'New');
    INSERT INTO auth.audit_entry (id, actor_id, actor_name, action)
      VALUES (gen_random_uuid(), gen_random_uuid(), 'Ravi', 'signed_in');
    INSERT INTO leads.alert (id, lead_id, recipient, recipient_name, in_digest)
      VALUES (gen_random_uuid(), '${leadId}', 'digest@b.example', 'Asha', true),
        (gen_random_uuid(), '${leadId}', 'late@b.example', 'Late', true);
    INSERT INTO leads.outgoing_email (id, kind, subject_id) VALUES (gen_random_uuid(), 'test', gen_random_uuid());
    INSERT INTO auth.app_user (id, name, email, role, password_hash)
      VALUES (gen_random_uuid(), 'Meera', 'meera@golghar.example', 'admin', 'no hash')`);
}, 60_000);

afterAll(async () => {
  await database?.destroy();
  await tests?.drop();
});

/** Rows of a statement, some of each; those of an UPDATE come with how many they are. */
async function rows(text: string, values: unknown[] = []): Promise<unknown[]> {
  const result = await database.query(text, values);
  const found: unknown[] = Array.isArray(result[0]) ? result[0] : result;
  expect(found.length).toBeGreaterThan(0);
  return found;
}

describe('the rows of raw statements are what their types say', () => {
  it('of alerts', async () => {
    const opened = await rows(alerts.openAlertsSql, [[leadId], [leadId], ['a@b.example'], ['Asha']]);
    const { alertId, generation } = alertJob.parse(opened[0]);
    const renewed = await rows(alerts.renewAlertsSql, [[alertId], [generation]]);
    expect(z.array(alertJob).parse(renewed)).toEqual([{ alertId, generation: generation + 1 }]);
    const claimed = await rows(alerts.claimAlertSql, [alertId, generation + 1]);
    claimed.push(...(await rows(alerts.claimDigestSql, ['digest@b.example', 1000])));
    expect(z.array(claimedAlert).parse(claimed)).toEqual(claimed);
  });

  it('of who gets alerts, and how many', async () => {
    expect(z.array(recipient).parse(await rows(alerts.recipientsSql))).toEqual([
      { email: 'meera@golghar.example', name: 'Meera' },
    ]);
    const counted = await rows(alerts.countAlertMailSql, ['late@b.example', 10]);
    expect(z.array(mailCount).parse(counted)).toEqual([{ mails: 1 }]);
    const due = await rows(alerts.digestRecipientsSql);
    expect(z.array(digestRecipient).parse(due)).toEqual([{ recipient: 'late@b.example' }]);
  });

  it('of the mail outbox', async () => {
    const claimed = await claimDueEmails(database.manager, 10);
    expect(z.array(claimedEmail).parse(claimed)).toHaveLength(1);
  });

  it('of the audit log', async () => {
    const { text, values } = newestEntries({ limit: 10 });
    expect(z.array(entry).parse(await rows(text, values))).toHaveLength(2);
    expect(z.array(actor).parse(await rows(actorsSql))).toHaveLength(2);
  });

  it('of counts and reports', async () => {
    z.array(count).parse(await rows(leadCountsSql));
    z.array(arrivals).parse(await rows(arrivalsSql, [start, end, null]));
    const [row] = z.array(responses).parse(await rows(responsesSql, [start, end, null, 240, end]));
    expect(row?.medianMinutes).not.toBeNull();
  });
});
