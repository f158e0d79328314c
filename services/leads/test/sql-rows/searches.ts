import { idSchema, keptFields } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import * as blocks from '../../src/inbox/search/block-search.sql';
import * as indexed from '../../src/inbox/search/index-search.sql';
import { keysetScan, type ScannedRow } from '../../src/inbox/search/keyset-scan.sql';
import * as pages from '../../src/inbox/search/lead-pages.sql';
import { type RecentRow, scanRecent } from '../../src/inbox/search/recent-window.sql';
import { findRemarks, type Remark } from '../../src/inbox/search/remarks.sql';
import { type PartRow, searchAll } from '../../src/inbox/search/whole-search.sql';
import { countToday, findToday } from '../../src/inbox/today/today.sql';
import * as index from '../../src/search-index/search-index.sql';
import { bareLead, colleague, fullLead, leadRow, noLeadRow } from './example-rows';

const lead = rowOf<pages.LeadRow>()(leadRow);
const leadsCount = rowOf<pages.LeadsCountRow>()(z.strictObject({ count: z.int() }));
const nothing = { from: '2999-01-01T00:00:00Z' };
const everything = () => 'true';
const part = { condition: everything, indexCondition: everything, isIndexed: true, pairs: [] };

const found = <Summary extends z.ZodRawShape>(summary: Summary) =>
  z.strictObject({ ...summary, ...leadRow.shape });
const notFound = <Summary extends z.ZodRawShape>(summary: Summary) =>
  z.strictObject({ ...summary, ...noLeadRow.shape });
const scanned = {
  scanned: z.int(),
  found: z.int(),
  endAt: z.date().nullable(),
  endId: z.nullable(idSchema),
};
const recent = {
  scanned: z.int(),
  endAt: z.date(),
  endId: idSchema,
  sampled: z
    .record(z.string(), z.strictObject({ count: z.int(), newest: z.iso.datetime({ offset: true }) }))
    .nullable(),
  part: z.int().nullable(),
  found: z.int().nullable(),
};

export const searchRows: RowChecks = {
  feature: 'searches',
  prepare: `
    UPDATE lead SET search_words = '{kavya}' WHERE search_words IS NULL;
    INSERT INTO search_block (block, pairs)
      SELECT DISTINCT floor(extract(epoch FROM submitted_at) / (4 * 60 * 60))::int, '{te}'::text[] FROM lead`,
  checks: [
    [
      searchAll,
      (db) => searchAll(db, {}, [part], { after: undefined, limit: 10 }),
      rowOf<PartRow>()(found({ part: z.int(), found: z.int() })),
    ],
    [
      indexed.indexSearch,
      (db) => indexed.indexSearch(db, {}, [everything], { after: undefined, most: 10, limit: 10 }),
      rowOf<indexed.IndexedRow>()(
        z.strictObject({ inAll: z.int(), found: z.int(), ids: z.array(idSchema).min(1) }),
      ),
    ],
    [indexed.findLeads, (db) => indexed.findLeads(db, [fullLead, bareLead]), lead],
    [
      keysetScan,
      async (db) => {
        for (const scope of [{}, nothing])
          await keysetScan(db, scope, everything, { after: undefined, rows: 10, limit: 10 });
      },
      rowOf<ScannedRow>()(z.union([found(scanned), notFound(scanned)])),
    ],
    [
      scanRecent,
      async (db) => {
        for (const condition of [everything, () => 'false'])
          await scanRecent(db, {}, [condition], { rows: 10, limit: 10, stored: 1 });
      },
      rowOf<RecentRow>()(z.union([found(recent), notFound(recent)])),
    ],
    [
      blocks.findByBlocks,
      (db) => {
        const end = { at: new Date().toISOString(), id: fullLead };
        return blocks.findByBlocks(db, {}, everything, {
          pairs: ['te'],
          limit: 10,
          scan: { leads: [], found: 0, end },
        });
      },
      rowOf<blocks.CompletenessRow>()(z.strictObject({ isComplete: z.boolean() })),
      rowOf<blocks.BlockRow>()(z.strictObject({ block: z.int() })),
      lead,
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
    submittedAt: z.date(),
    remarks: z.array(z.string()),
  }),
);

export const searchIndexRows: RowChecks = {
  feature: 'the search index',
  prepare: `UPDATE lead SET search_words = NULL WHERE id = '${fullLead}'`,
  checks: [
    [index.findSearchable, [[fullLead, bareLead]], searchable],
    [index.findUnread, [10], searchable],
    [
      index.findArrived,
      [fullLead, 'ffffffff-ffff-ffff-ffff-ffffffffffff', 10],
      rowOf<index.ArrivedRow>()(
        z.strictObject({
          id: idSchema,
          submittedAt: z.date(),
          searchText: z.string(),
          searchWords: z.array(z.string()).min(1),
        }),
      ),
    ],
    [index.lockProgress, [1], rowOf<index.LockRow>()(z.strictObject({ isMine: z.boolean() }))],
  ],
};
