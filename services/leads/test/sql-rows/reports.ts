import { api, idSchema, leadStatuses, type Owner, serviceKeys, undoableKinds } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import { type AuditEntryRow, actorsSql, newestEntries } from '../../src/operations/audit.sql';
import * as reports from '../../src/reporting/report.sql';

/** Of many kinds; those of the examples are statuses. */
const value: z.ZodType<AuditEntryRow['after']> = z.union([
  z.enum(leadStatuses),
  z.record(z.string(), z.string()),
  z.null(),
]);

export const auditRows: RowChecks = {
  feature: 'the audit log',
  checks: [
    [
      newestEntries,
      (db) => {
        const { text, values } = newestEntries({ limit: 10 });
        return db.query(text, values);
      },
      rowOf<AuditEntryRow>()({
        ...api.listAudit.response.shape.entries.def.element.shape,
        at: z.date(),
        kind: z
          .enum([
            ...undoableKinds,
            'received',
            'imported',
            'entered',
            'alertLink',
            'alertResent',
            'erased',
            'merge',
            'split',
          ])
          .nullable(),
        before: value,
        after: value,
        undoes: z.nullable(idSchema),
        apiToken: z.string().nullable(),
      }),
    ],
    [actorsSql, [], rowOf<Owner>()({ id: idSchema, name: z.string() })],
  ],
};

const start = new Date(Date.now() - 10 * 86_400_000);
const end = new Date(Date.now() + 86_400_000);

const { owner: _, ...teamFigures } = api.team.response.shape.members.def.element.shape;

export const reportRows: RowChecks = {
  feature: 'counts and reports',
  checks: [
    [
      reports.arrivalsSql,
      [start, end, null],
      rowOf<reports.ArrivalsRow>()({
        day: z.int(),
        status: z.enum(leadStatuses),
        service: z.enum(serviceKeys),
        count: z.int(),
      }),
    ],
    [
      reports.responsesSql,
      async (db) => {
        for (const from of [start, end]) await db.query(reports.responsesSql, [from, end, null, 240, end]);
      },
      rowOf<reports.ResponsesRow>()(api.report.response.shape.firstResponse.shape),
    ],
    [
      reports.monthSql,
      [start, end],
      rowOf<reports.MonthRow>()({
        ...api.monthReport.response.shape.total.shape.now.shape,
        part: z.enum(['total', 'source', 'choice', 'service', 'owner']),
        source: z.string().nullable(),
        choice: z.string().nullable(),
        service: z.enum(serviceKeys).nullable(),
        ownerId: z.nullable(idSchema),
        ownerName: z.string().nullable(),
      }),
    ],
    [
      reports.teamSql,
      [start, start],
      rowOf<reports.TeamRow>()({
        ...teamFigures,
        ownerId: z.nullable(idSchema),
        ownerName: z.string().nullable(),
      }),
    ],
  ],
};
