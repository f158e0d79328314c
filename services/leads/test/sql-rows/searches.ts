import { idSchema, keptFields } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import * as indexed from '../../src/inbox/search/index-search.sql';
import * as pages from '../../src/inbox/search/lead-pages.sql';
import { type ScannedRow, scanNewest } from '../../src/inbox/search/newest-scan.sql';
import { findRemarks, type Remark } from '../../src/inbox/search/remarks.sql';
import { countToday, findToday } from '../../src/inbox/today/today.sql';
import * as index from '../../src/search-index/search-index.sql';
import { bareLead, colleague, fullLead, leadRow, noLeadRow } from './example-rows';

const lead = rowOf<pages.LeadRow>()(leadRow);
const leadsCount = rowOf<pages.LeadsCountRow>()(z.strictObject({ count: z.int() }));
const everything = () => 'true';
const after = { at: '2999-01-01T00:00:00.000Z', id: fullLead };

const found = <Summary extends z.ZodRawShape>(summary: Summary) =>
  z.strictObject({ ...summary, ...leadRow.shape });
const notFound = <Summary extends z.ZodRawShape>(summary: Summary) =>
  z.strictObject({ ...summary, ...noLeadRow.shape });
const scanned = {
  scanned: z.int(),
  endAt: z.date(),
  endId: idSchema,
  part: z.int().nullable(),
  found: z.int().nullable(),
};

export const searchRows: RowChecks = {
  feature: 'searches',
  prepare: `UPDATE lead SET search_words = '{kavya}' WHERE search_words IS NULL`,
  checks: [
    [
      indexed.lookUp,
      (db) => indexed.lookUp(db, [everything], { after, most: 10, limit: 10 }),
      rowOf<indexed.IndexedRow>()(
        z.strictObject({ inAll: z.int(), found: z.int(), ids: z.array(idSchema).min(1) }),
      ),
    ],
    [
      indexed.newestOfSample,
      async (db) => {
        for (const condition of [everything, () => 'false'])
          await indexed.newestOfSample(db, condition, new Date(0), 100);
      },
      rowOf<indexed.SampledRow>()(z.strictObject({ count: z.int(), newest: z.date().nullable() })),
    ],
    [indexed.findLeads, (db) => indexed.findLeads(db, [fullLead, bareLead]), lead],
    [
      scanNewest,
      async (db) => {
        for (const condition of [everything, () => 'false'])
          await scanNewest(db, {}, [condition], { after: undefined, rows: 10, limit: 10 });
      },
      rowOf<ScannedRow>()(z.union([found(scanned), notFound(scanned)])),
    ],
    [
      findRemarks,
      (db) => findRemarks(db, [fullLead]),
      rowOf<Remark>()(z.strictObject({ leadId: idSchema, content: z.string() })),
    ],
  ],
};

export const pageRows: RowChecks = {
  feature: 'pages of leads',
  checks: [
    [
      pages.newestLeads,
      async (db) => {
        for (const scope of [{}, { service: 'seo' as const }])
          await pages.newestLeads(db, scope, undefined, 10);
      },
      lead,
    ],
    [pages.owedLeads, (db) => pages.owedLeads(db, {}, undefined, 10), lead],
    [pages.otherLeads, (db) => pages.otherLeads(db, {}, undefined, 10), lead],
    [pages.countUpTo, (db) => pages.countUpTo(db, {}, 1), leadsCount],
    [pages.countDeletedUpTo, (db) => pages.countDeletedUpTo(db, 10), leadsCount],
    [
      pages.oldestArrival,
      (db) => pages.oldestArrival(db),
      rowOf<pages.OldestArrivalRow>()(z.strictObject({ oldest: z.date() })),
    ],
    [findToday, (db) => findToday(db, colleague, 'promise'), lead],
    [countToday, (db) => countToday(db, colleague, 'promise', 10), leadsCount],
  ],
};

const searchable = rowOf<index.SearchableRow>()(
  z.strictObject({
    id: idSchema,
    ...keptFields,
    reference: z.string(),
    tags: z.array(z.string()),
    remarks: z.array(z.string()),
  }),
);

export const searchIndexRows: RowChecks = {
  feature: 'the search index',
  prepare: `UPDATE lead SET search_words = NULL WHERE id = '${fullLead}'`,
  checks: [
    [index.findSearchable, [[fullLead, bareLead]], searchable],
    [index.findUnread, [10], searchable],
  ],
};
