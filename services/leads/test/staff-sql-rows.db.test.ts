import { randomUUID } from 'node:crypto';
import { idSchema, leadStatuses, ownerSchema, serviceKeys, submissionSchema } from '@golghar/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import * as z from 'zod';
import * as bulk from '../src/bulk-changes/bulk-change.sql';
import * as imports from '../src/imports/import.sql';
import { findByBlocks } from '../src/search/block-search.sql';
import { findLeads, indexSearch } from '../src/search/index-search.sql';
import { keysetScan } from '../src/search/keyset-scan.sql';
import {
  countDeletedUpTo,
  countUpTo,
  newestLeads,
  oldestArrival,
  otherLeads,
  owedLeads,
} from '../src/search/lead-pages.sql';
import { scanRecent } from '../src/search/recent-window.sql';
import { findRemarks, type Remark } from '../src/search/remarks.sql';
import { searchAll } from '../src/search/whole-search.sql';
import * as index from '../src/search-index/search-index.sql';
import { blockOf } from '../src/search-index/search-pairs';
import * as tags from '../src/tags/tag.sql';
import { startLeadsDatabase } from './leads-database';

/** What a statement's type says of its rows: each schema has exactly the fields and types of the row. */
const status = z.enum(leadStatuses);
const target: z.ZodType<bulk.TargetRow> = z.strictObject({
  id: idSchema,
  reference: z.string(),
  name: z.string(),
  status,
  tags: z.array(z.string()),
  version: z.int(),
  owner: z.nullable(ownerSchema),
  isDeleted: z.boolean(),
});
const item: z.ZodType<bulk.ItemRow> = z.strictObject({
  leadId: idSchema,
  status,
  tags: z.array(z.string()),
  owner: z.nullable(ownerSchema),
  version: z.int(),
});
const itemCount: z.ZodType<bulk.ItemCountRow> = z.strictObject({ total: z.int() });
const fileText: z.ZodType<imports.TextRow> = z.strictObject({
  text: z.string(),
  count: z.int(),
  last: z.int(),
});
const present: z.ZodType<imports.PresentRow> = z.strictObject({
  id: idSchema,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  submittedAt: z.date(),
});
const searchable: z.ZodType<index.SearchableRow> = z.strictObject({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string().nullable(),
  service: z.enum(serviceKeys),
  message: z.string(),
  reference: z.string(),
  tags: z.array(z.string()),
  submittedAt: z.date(),
  remarks: z.array(z.string()),
});
const arrived: z.ZodType<index.ArrivedRow> = z.strictObject({
  id: idSchema,
  submittedAt: z.date(),
  searchText: z.string(),
  searchWords: z.array(z.string()),
});
const lock: z.ZodType<index.LockRow> = z.strictObject({ isMine: z.boolean() });
const tag: z.ZodType<tags.TagRow> = z.strictObject({ tag: z.string(), count: z.int() });
const renamed: z.ZodType<tags.RenamedRow> = z.strictObject({ id: idSchema });
const remark: z.ZodType<Remark> = z.strictObject({ leadId: idSchema, content: z.string() });
const lead = z.strictObject(submissionSchema.shape);
const position = z.strictObject({ at: z.iso.datetime(), id: idSchema });

const id = '019a0000-0000-7000-8000-000000000001';
const unreadId = '019a0000-0000-7000-8000-000000000002';
const deletedId = '019a0000-0000-7000-8000-000000000003';
const author = randomUUID();
const submittedAt = new Date('2026-11-21T06:00:00Z');
const everything = () => 'true';
const scope = {};

let database: DataSource;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startLeadsDatabase());
  await database.query(`
    INSERT INTO lead (id, reference, name, email, phone, service, message, tags, submitted_at, updated_at, due_at,
        phone_number, search_words, deleted_at)
      VALUES ('${id}', 'GD-1', 'Asha', 'asha@sweets.example', '98350 12345', 'seo', 'Khaja', '{Sweets}',
        '${submittedAt.toISOString()}', now(), '2026-11-21T08:00:00Z', '+919835012345', '{asha}', NULL),
      ('${unreadId}', 'GD-2', 'Ravi', 'ravi@shop.example', '2', 'seo', 'Tea', '{}', '2026-11-20T06:00:00Z', now(), NULL,
        NULL, NULL, NULL),
      ('${deletedId}', 'GD-3', 'Old', 'old@shop.example', '3', 'seo', 'Tea', '{}', '2026-11-19T06:00:00Z', now(), NULL,
        NULL, '{old}', now());
    INSERT INTO note (id, lead_id, content, author_id, author_name)
      VALUES (gen_random_uuid(), '${unreadId}', 'Prefers mornings', '${author}', 'Meera');
    INSERT INTO contact (id, lead_id, outcome, channel, note, author_id, author_name)
      VALUES (gen_random_uuid(), '${unreadId}', 'reached', 'call', 'Will call back', '${author}', 'Meera')`);
}, 60_000);

afterAll(() => stop?.());

/** Checks rows of a statement, some of each; those of an UPDATE or DELETE come with how many they are. */
async function check<Row>(
  schema: z.ZodType<Row>,
  text: string,
  values: unknown[] = [],
  on: DataSource | EntityManager = database,
): Promise<Row[]> {
  const result = await on.query(text, values);
  const rows: unknown[] = Array.isArray(result[0]) ? result[0] : result;
  expect(rows.length).toBeGreaterThan(0);
  const parsed = z.array(schema).parse(rows);
  expect(parsed).toEqual(rows);
  return parsed;
}

describe('the rows of raw statements are what their types say', () => {
  it('of bulk changes', async () => {
    const bulkId = randomUUID();
    await database.query('INSERT INTO bulk_change (id, actor_id) VALUES ($1, $2)', [bulkId, author]);
    const [row] = await check(target, bulk.lockTargets, [[id]]);
    await database.query(bulk.keepItems, [
      bulkId,
      [id],
      [row?.status],
      [JSON.stringify(row?.tags)],
      [null],
      [null],
    ]);
    expect(await check(itemCount, bulk.countItems, [bulkId, author])).toEqual([{ total: 1 }]);
    expect(await check(item, bulk.takeItems, [bulkId, 10])).toEqual([
      { leadId: id, status: 'new', tags: ['Sweets'], owner: null, version: 1 },
    ]);
  });

  it('of imports', async () => {
    await database.query('INSERT INTO lead_import (id, author_id, file_name) VALUES ($1, $1, $2)', [
      author,
      'leads.csv',
    ]);
    await database.query(
      `INSERT INTO lead_import_part (import_id, place, content) VALUES ($1, 1, 'b'), ($1, 0, 'a')`,
      [author],
    );
    expect(await check(fileText, imports.readParts, [author])).toEqual([{ text: 'ab', count: 2, last: 1 }]);
    expect(await check(fileText, imports.readParts, [id])).toEqual([{ text: '', count: 0, last: -1 }]);
    expect(await check(present, imports.findPresent, [['+919835012345'], []])).toHaveLength(1);
  });

  it('of the search index', async () => {
    const [found] = await check(searchable, index.findSearchable, [[unreadId]]);
    expect(found?.remarks.toSorted()).toEqual(['Prefers mornings', 'Will call back']);
    await check(searchable, index.findUnread, [10]);
    await check(arrived, index.findArrived, ['019a0000-0000-7000-8000-000000000000', unreadId, 10]);
    await check(lock, index.lockProgress, [1]);
  });

  it('of tags', async () => {
    expect(await check(tag, tags.countTags, [null])).toEqual([{ tag: 'Sweets', count: 1 }]);
    expect(await check(renamed, tags.renameTag, ['sweets', 'Sweet shop', 10])).toEqual([{ id }]);
  });

  it('of pages of leads', async () => {
    const pages = [
      await newestLeads(database, scope, undefined, 10),
      await newestLeads(database, { service: 'seo' }, undefined, 10),
      await owedLeads(database, scope, undefined, 10),
      await otherLeads(database, scope, undefined, 10),
    ];
    for (const leads of pages) {
      expect(leads.length).toBeGreaterThan(0);
      expect(z.array(lead).parse(leads)).toEqual(leads);
    }
    expect(await countUpTo(database, scope, 1)).toBe(2);
    expect(await countDeletedUpTo(database, 10)).toBe(1);
    expect(await oldestArrival(database)).toEqual(new Date('2026-11-20T06:00:00Z'));
    expect(z.array(remark).parse(await findRemarks(database, [unreadId]))).toHaveLength(2);
  });

  it('of searches', async () => {
    const leads = z.array(lead).min(1);
    const part = { condition: everything, indexCondition: everything, isIndexed: true, pairs: [] };
    z.strictObject({ leads, parts: z.array(z.int()).min(1), found: z.int() }).parse(
      await searchAll(database, scope, [part], { after: undefined, limit: 10 }),
    );
    const indexed = z
      .strictObject({ ids: z.array(idSchema), found: z.int() })
      .parse(await indexSearch(database, scope, [everything], { after: undefined, most: 10, limit: 10 }));
    leads.parse(await findLeads(database, indexed.ids));
    const scan = await keysetScan(database, scope, everything, { after: undefined, rows: 1, limit: 10 });
    z.strictObject({ leads, found: z.int(), end: position }).parse(scan);
    const recent = await scanRecent(database, scope, [everything], { rows: 2, limit: 1, stored: 1 });
    const sampled = z.strictObject({ count: z.literal(2), newest: z.iso.datetime({ offset: true }) });
    z.tuple([
      z.strictObject({
        leads,
        found: z.literal(2),
        end: position,
        share: z.literal(2),
        sampled: sampled.optional(),
      }),
    ]).parse(recent);
    await database.query(`UPDATE lead SET search_words = '{ravi}' WHERE id = $1`, [unreadId]);
    await database.query(index.addPairs, [[blockOf(new Date('2026-11-20T06:00:00Z'))], ['["te"]']]);
    const found = await findByBlocks(database, scope, everything, { pairs: ['te'], limit: 10, scan });
    z.object({ leads, found: z.int(), isExact: z.boolean() }).parse(found);
    expect(found?.leads.map((one) => one.id)).toEqual([id, unreadId]);
  });
});
