import * as z from 'zod';
import { rowOf, testSqlRows } from '../../../infra/test/api/sql-rows';
import { countVisitor, type VisitorCountRow } from '../src/visitors/visitor-count.sql';

const visit = { day: '2026-01-01', visitor: Buffer.from('a browser'), network: Buffer.from('a network') };

testSqlRows({
  service: 'metrics',
  sources: ['services/metrics/src'],
  fixture: `UPDATE metrics.visitor_total SET day = '${visit.day}', salt = '\\x01'`,
  features: [
    {
      feature: 'the visitor count',
      checks: [
        [
          countVisitor,
          (db) => countVisitor(db, visit, 10),
          rowOf<VisitorCountRow>()(z.strictObject({ count: z.string() })),
        ],
      ],
    },
  ],
});
