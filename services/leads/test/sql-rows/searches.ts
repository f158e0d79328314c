import { idSchema, isoTime, keptFields, leadStatuses, submissionSchema } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import { newestFirst, type Position } from '../../src/inbox/search/cursor';
import * as places from '../../src/inbox/search/find-places.sql';
import { type LeadRow, readLeads } from '../../src/leads/read-leads.sql';
import * as index from '../../src/search-index/search-index.sql';
import { bareLead, fullLead } from './example-rows';

const [time, timeOrNull] = [z.date(), z.date().nullable()];
const times = { submittedAt: time, updatedAt: time, dueAt: timeOrNull, contactedAt: timeOrNull };
const leadRow = { ...submissionSchema.shape, ...times };

const place = z.strictObject({ id: idSchema, at: isoTime });
const everything = () => 'true';
const nothing = () => 'false';
const after = { at: '2999-01-01T00:00:00.000Z', id: fullLead };
const scanned = rowOf<places.ScannedRow>()({
  count: z.int(),
  oldest: place.nullable(),
  parts: z.array(z.strictObject({ part: z.int(), found: z.int(), places: z.array(place) })),
});

export const searchRows: RowChecks = {
  feature: 'lists and searches',
  prepare: `UPDATE lead SET search_words = '{kavya}' WHERE search_words IS NULL`,
  checks: [
    [readLeads, (db) => readLeads(db, [fullLead, bareLead]), rowOf<LeadRow>()(leadRow)],
    [
      places.findPlaces,
      (db) => places.findPlaces(db, {}, { order: newestFirst, after, limit: 10 }),
      rowOf<Position>()(place.shape),
    ],
    [
      places.countUpTo,
      (db) => places.countUpTo(db, {}, 1),
      rowOf<places.LeadsCountRow>()({ count: z.int() }),
    ],
    [
      places.readKeptCounts,
      (db) => places.readKeptCounts(db),
      rowOf<places.KeptCountRow>()({ status: z.enum(leadStatuses), count: z.int() }),
    ],
    [
      places.countByOwner,
      (db) => places.countByOwner(db, 10, undefined),
      rowOf<places.OwnerCountRow>()({ id: idSchema, name: z.string(), count: z.int() }),
    ],
    [
      places.lookUp,
      async (db) => {
        const days = Array.from({ length: 3000 }, (_, day) => 18_000 + day);
        for (const span of [undefined, days]) await places.lookUp(db, [everything], [span], 10);
      },
      rowOf<places.HitRow>()({ ...place.shape, span: z.int(), found: z.int().nullable() }),
    ],
    [
      places.sampleMatches,
      async (db) => {
        for (const condition of [everything, nothing]) await places.sampleMatches(db, condition, 100);
      },
      rowOf<places.SampledRow>()({ count: z.int(), newest: z.date().nullable(), oldest: z.date() }),
    ],
    [
      places.scanNewest,
      async (db) => {
        for (const condition of [everything, nothing])
          await places.scanNewest(db, [everything], [condition], { rows: 10, limit: 10 });
        await places.scanNewest(db, [nothing], [everything], {
          after: { ...after, part: 0 },
          rows: 10,
          limit: 10,
        });
      },
      scanned,
    ],
  ],
};

const searchable = rowOf<index.SearchableRow>()({
  id: idSchema,
  ...keptFields,
  reference: z.string(),
  tags: z.array(z.string()),
  remarks: z.array(z.string()),
});

export const searchIndexRows: RowChecks = {
  feature: 'the search index',
  prepare: `UPDATE lead SET search_words = NULL WHERE id = '${fullLead}'`,
  checks: [
    [index.findSearchable, [[fullLead, bareLead]], searchable],
    [index.findUnread, [10], searchable],
    [
      index.findRemarks,
      [[fullLead]],
      rowOf<index.RemarksRow>()({ id: idSchema, remarks: z.array(z.string()) }),
    ],
  ],
};
