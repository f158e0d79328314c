import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { cities, firstNames, phrases, surnames, trades } from './words';

/** Leads that are generated, over the two years up to now. */
export const leadCount = 1_000_000;

const leadId = `overlay(overlay(md5('lead' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

/** How often the marked words are in the generated leads. */
export const words = {
  /** In about 40 of the million. */
  rare: 'zardozi',
  /** In one of three. */
  common: 'website',
  /** In a tenth of those that are older than a year, and in no other. */
  old: 'gramophone',
  /** Stand together in 333, of whatever age. */
  letters: 'qx',
  /** In the notes of 50. */
  note: 'zebra',
};

/** $1, $2: the first and the last lead. */
const insertNotes = `
  INSERT INTO leads.note (id, lead_id, content, author_id, author_name)
  SELECT gen_random_uuid(), ${leadId}, 'Prefers ${words.note} stripes on the signboard.', gen_random_uuid(), 'Meera'
  FROM generate_series($1::int, $2::int) n WHERE n % 20000 = 11`;

/**
 * The same million in each run but for the time, which ends now: who writes, about what and in which words is
 * skewed as in life (most want a website or to be found, most write a phrase that others write too), each names
 * a business of its own, and the older a lead is, the likelier it was answered and closed.
 */
const insertLeads = `
  INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, status, submitted_at,
    updated_at, first_response_minutes, due_at, contacted_at, tags)
  SELECT ${leadId}, 'GD-' || upper(substr(md5('reference' || n), 1, 8)),
    first || ' ' || last, lower(first) || n || '@' || business || '.example',
    '+91 ' || (60000 + n % 40000) || ' ' || lpad((n::bigint * 7919 % 100000)::text, 5, '0'), city, service,
    initcap(business) || ' ' || trade || ', ' || city || '. ' || one || ' ' || two || ' ' || three
      || CASE WHEN n % 25000 = 7 THEN ' Hand-made ${words.rare} work.' ELSE '' END
      || CASE WHEN n < ${leadCount / 2} AND n % 10 = 3 THEN ' A ${words.old} shop.' ELSE '' END
      || CASE WHEN n % 3000 = 5 THEN ' Size ${words.letters}7.' ELSE '' END,
    status, at, at, CASE WHEN status = 'new' THEN NULL ELSE floor(600 * chance ^ 2)::int END,
    CASE WHEN n > ${leadCount} - 20000 THEN at + interval '6 hours' END,
    CASE WHEN status <> 'new' THEN at + interval '1 minute' * floor(600 * chance ^ 2) END,
    CASE WHEN n % 9 = 0 THEN '{Website Lead}'::text[] WHEN n % 5000 = 1 THEN '{VIP}'::text[] ELSE '{}'::text[] END
  FROM (
    SELECT n, pick(firsts, a) AS first, pick(lasts, b) AS last, pick(cities, c ^ 2) AS city,
      pick(trades, d) AS trade, pick(phrases, e ^ 2) AS one, pick(phrases, f ^ 2) AS two, pick(phrases, g) AS three,
      pick('{ba,ka,ri,sha,mo,ti,pur,lal,dev,na,jo,gi,su,ren,vi,ta}', h)
        || pick('{ran,ni,kesh,mal,wa,li,dha,ya,bo,tan,gar,hi,ju,pa,cha,xo}', o)
        || pick('{a,i,am,esh,an,ur,ok,it,ar,oli,end,una}', p) AS business,
      pick('{website_development,seo,social_media,logo_design,paid_ads,brand_strategy,website_startup_plan,other}',
        i ^ 1.7) AS service,
      CASE WHEN j < 0.1 + 0.8 * (n / ${leadCount}.0) ^ 40 THEN 'new'
        ELSE pick('{delivered,lost,delivered,lost,pending,in_progress}', k ^ (3 - 2 * n / ${leadCount}.0)) END AS status,
      l AS chance, now() - interval '2 years' * (1 - n / ${leadCount}.0) - interval '5 minutes' * m AS at
    FROM (
      SELECT n, random() a, random() b, random() c, random() d, random() e, random() f, random() g, random() h,
        random() i, random() j, random() k, random() l, random() m,
        random() o, random() p
      FROM generate_series($6::int, $7::int) n
    ) chances,
    (SELECT $1::text[] AS firsts, $2::text[] AS lasts, $3::text[] AS cities, $4::text[] AS trades,
      $5::text[] AS phrases) lists
  ) person`;

const batch = 100_000;

/** An element of a list by a chance of 0 to 1. */
const pick = `CREATE FUNCTION pg_temp.pick(list text[], chance float8) RETURNS text LANGUAGE sql IMMUTABLE AS
  'SELECT list[1 + floor(chance * cardinality(list))::int]'`;

/** The worker makes them, as for leads from before there were any. */
async function searchFieldsMade(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isDone: boolean }>(
      'SELECT NOT EXISTS (SELECT FROM leads.lead WHERE search_words IS NULL) AS "isDone"',
    );
    if (rows[0]?.isDone) return;
    await sleep(1000);
  }
}

/** Fills the empty table of leads; its indexes are built afterwards, which is quicker by far. */
export async function generateLeads(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`SET maintenance_work_mem = '512MB'; SET search_path = pg_temp, leads, public;`);
    await client.query(pick);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE schemaname = 'leads' AND tablename = 'lead' AND indexname NOT IN ('lead_pkey', 'lead_search_unread')`,
    );
    for (const { name } of indexes) await client.query(`DROP INDEX leads.${name}`);
    await client.query('SELECT setseed(0.1786)');
    for (let from = 1; from <= leadCount; from += batch) {
      const to = from + batch - 1;
      // Together, because the worker makes search fields of both.
      await client.query('BEGIN');
      await client.query(insertLeads.replace(/\bpick\(/g, 'pg_temp.pick('), [
        firstNames,
        surnames,
        cities,
        trades,
        phrases,
        from,
        to,
      ]);
      await client.query(insertNotes, [from, to]);
      await client.query('COMMIT');
    }
    await searchFieldsMade(client);
    for (const { definition } of indexes) await client.query(definition);
    await client.query(
      `UPDATE leads.lead_count SET count = (SELECT count(*) FROM leads.lead WHERE lead.status = lead_count.status)`,
    );
    await client.query('VACUUM ANALYZE leads.lead');
    await client.query('VACUUM ANALYZE leads.search_block');
  } finally {
    await client.end();
  }
}
