import {
  auditActionNames,
  historySourceNames,
  idSchema,
  leadStatuses,
  serviceKeys,
} from '@golghar/contracts';
import * as z from 'zod';
import { bytes, type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import { type AuditActorRow, type AuditEntryRow, actorsSql, newestEntries } from '../../src/audit/audit.sql';
import * as seals from '../../src/history/history-seals.sql';
import { findEntries, findUnsealed, type HistoryEntryRow } from '../../src/history/history-sources.sql';
import { type LeadCountRow, leadCountsSql } from '../../src/leads/lead-counts.sql';
import { type MonthRow, monthSql } from '../../src/reports/month-report.sql';
import * as reports from '../../src/reports/report.sql';
import { auditEntry, fullLead, note, one, two } from './example-rows';

const actor = z.strictObject({ id: idSchema, name: z.string() });

export const auditRows: RowChecks = {
  feature: 'the audit log',
  checks: [
    [
      newestEntries,
      (db) => {
        const { text, values } = newestEntries({ limit: 10 });
        return db.query(text, values);
      },
      rowOf<AuditEntryRow>()(
        z.strictObject({
          id: idSchema,
          at: z.date(),
          actor,
          action: z.enum(auditActionNames),
          subject: z.nullable(actor),
          detail: z.string().nullable(),
          address: z.string().nullable(),
        }),
      ),
    ],
    [actorsSql, [], rowOf<AuditActorRow>()(actor)],
  ],
};

const entry = rowOf<HistoryEntryRow>()(
  z.strictObject({
    source: z.enum(historySourceNames),
    id: idSchema,
    leadId: z.nullable(idSchema),
    at: z.date(),
    content: z.string(),
  }),
);

export const historyRows: RowChecks = {
  feature: 'the sealed history',
  prepare: `
    INSERT INTO history_day (day, entries, previous, head) VALUES ('2026-01-01', 2, '\\x01', '\\x02');
    INSERT INTO history_seal (day, position, source, entry_id, lead_id, at, salt, digest, hash) VALUES
      ('2026-01-01', 1, 'note', '${one}', '${fullLead}', now(), '\\x01', '\\x02', '\\x03'),
      ('2026-01-01', 2, 'audit', '${two}', NULL, now(), NULL, '\\x02', '\\x03');
    INSERT INTO history_erasure (id, deleted_at) VALUES ('${one}', now() - interval '400 days')`,
  checks: [
    [findUnsealed, [new Date(0), new Date(Date.now() + 60_000), 10], entry],
    [
      findEntries,
      async (db) => {
        await db.query(findEntries('note'), [[note]]);
        await db.query(findEntries('audit'), [[auditEntry]]);
      },
      entry,
    ],
    [seals.lockSealing, [], rowOf<seals.SealingLockRow>()(z.strictObject({ isOurs: z.boolean() }))],
    [
      seals.findProgress,
      [],
      rowOf<seals.ProgressRow>()(
        z.strictObject({ startedAt: z.date(), sealedUntil: z.date(), now: z.date() }),
      ),
    ],
    [
      seals.findSeals,
      ['2026-01-01', 0, 10],
      rowOf<seals.SealRow>()(
        z.strictObject({
          day: z.iso.date(),
          position: z.int(),
          source: z.enum(historySourceNames),
          entryId: idSchema,
          leadId: z.nullable(idSchema),
          at: z.date(),
          salt: bytes.nullable(),
          digest: bytes,
          hash: bytes,
        }),
      ),
    ],
    [seals.findErasures, [[one], 30], rowOf<seals.ErasureRow>()(z.strictObject({ id: idSchema }))],
  ],
};

const start = new Date(Date.now() - 10 * 86_400_000);
const end = new Date(Date.now() + 86_400_000);

export const reportRows: RowChecks = {
  feature: 'counts and reports',
  checks: [
    [
      leadCountsSql,
      [],
      rowOf<LeadCountRow>()(z.strictObject({ status: z.enum(leadStatuses), count: z.int() })),
    ],
    [
      reports.arrivalsSql,
      [start, end, null],
      rowOf<reports.ArrivalsRow>()(
        z.strictObject({
          day: z.int(),
          status: z.enum(leadStatuses),
          service: z.enum(serviceKeys),
          count: z.int(),
        }),
      ),
    ],
    [
      reports.responsesSql,
      async (db) => {
        for (const from of [start, end]) await db.query(reports.responsesSql, [from, end, null, 240, end]);
      },
      rowOf<reports.ResponsesRow>()(
        z.strictObject({ medianMinutes: z.number().nullable(), withinGoal: z.number().nullable() }),
      ),
    ],
    [
      monthSql,
      [start, end],
      rowOf<MonthRow>()(
        z.strictObject({
          part: z.enum(['total', 'source', 'choice', 'service', 'owner']),
          source: z.string().nullable(),
          choice: z.string().nullable(),
          service: z.enum(serviceKeys).nullable(),
          ownerId: z.nullable(idSchema),
          ownerName: z.string().nullable(),
          leads: z.int(),
          promised: z.int(),
          kept: z.int(),
          medianMinutes: z.number().nullable(),
          p90Minutes: z.number().nullable(),
          won: z.int(),
          lost: z.int(),
          wonValue: z.int(),
        }),
      ),
    ],
  ],
};
