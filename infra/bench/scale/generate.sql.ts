/** Leads that are generated, over the two years up to now. */
export const leadCount = 1_000_000;

/** How often each marked word occurs in the generated leads. */
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

const idOf = (n: string) =>
  `overlay(overlay(md5('lead' || ${n}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;
const leadId = idOf('n');

/** $1, $2: the first and the last lead. */
export const insertNotes = `
  INSERT INTO leads.note (id, lead_id, content, author_id, author_name)
  SELECT gen_random_uuid(), ${leadId}, 'Prefers ${words.note} stripes on the signboard.', gen_random_uuid(), 'Meera'
  FROM generate_series($1::int, $2::int) n WHERE n % 20000 = 11`;

/** Of 20 leads 14 are somebody's first; the others are their second to fourth, weeks later. */
const who = `CASE WHEN n <= 100000 OR n % 20 < 14 THEN n WHEN n % 20 < 17 THEN n - 30014 WHEN n % 20 < 19 THEN n - 60017
  ELSE n - 90019 END`;

/**
 * The same million in each run but for the time, which ends now: who writes, about what and in which words is
 * skewed as in life (most want a website or to be found, most write a phrase that others write too), each names
 * a business of its own, some write again, and the older a lead is, the likelier it was answered and closed. Six share
 * them; 15 of 100 are nobody's, 70 of 100 were promised an answer, most that are open have a next step within weeks.
 */
export const insertLeads = `
  INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, status, submitted_at,
    updated_at, first_response_minutes, due_at, contacted_at, tags, owner_id, owner_name, next_step_at, next_step_text,
    person_id)
  SELECT ${leadId}, 'GD-' || upper(substr(md5('reference' || n), 1, 8)),
    first || ' ' || last, lower(first) || who || '@' || business || '.example',
    '+91 ' || (60000 + who % 40000) || ' ' || lpad(((who::bigint * 7919 + who / 200000) % 100000)::text, 5, '0'), city, service,
    initcap(business) || ' ' || trade || ', ' || city || '. ' || one || ' ' || two || ' ' || three
      || CASE WHEN n % 25000 = 7 THEN ' Hand-made ${words.rare} work.' ELSE '' END
      || CASE WHEN n < ${leadCount / 2} AND n % 10 = 3 THEN ' A ${words.old} shop.' ELSE '' END
      || CASE WHEN n % 3000 = 5 THEN ' Size ${words.letters}7.' ELSE '' END,
    status, at, at, CASE WHEN status = 'new' THEN NULL ELSE floor(600 * chance ^ 2)::int END,
    CASE WHEN n > ${leadCount * 0.3} THEN at + interval '6 hours' END,
    CASE WHEN status <> 'new' THEN at + interval '1 minute' * floor(600 * chance ^ 2) END,
    CASE WHEN n % 9 = 0 THEN '{Website Lead}'::text[] WHEN n % 5000 = 1 THEN '{VIP}'::text[] ELSE '{}'::text[] END,
    CASE WHEN is_owned THEN pick($8::uuid[]::text[], q)::uuid END, CASE WHEN is_owned THEN pick($9::text[], q) END,
    CASE WHEN is_planned THEN now() + interval '1 day' * floor(40 * r - 15) + interval '1 hour' * (s * 9) END,
    CASE WHEN is_planned THEN 'Call about the quote' END, ${idOf('who')}
  FROM (
    SELECT chosen.*, status IN ('new', 'in_progress', 'pending') AND r < 0.6 AS is_planned
    FROM (
      SELECT n, who, pick(firsts, chance(who || 'a')) AS first, pick(lasts, chance(who || 'b')) AS last,
        pick(cities, chance(who || 'c') ^ 2) AS city,
        pick(trades, chance(who || 'd')) AS trade, pick(phrases, e ^ 2) AS one, pick(phrases, f ^ 2) AS two,
        pick(phrases, g) AS three,
        pick('{ba,ka,ri,sha,mo,ti,pur,lal,dev,na,jo,gi,su,ren,vi,ta}', chance(who || 'h'))
          || pick('{ran,ni,kesh,mal,wa,li,dha,ya,bo,tan,gar,hi,ju,pa,cha,xo}', chance(who || 'o'))
          || pick('{a,i,am,esh,an,ur,ok,it,ar,oli,end,una}', chance(who || 'p')) AS business,
        pick('{website_development,seo,social_media,logo_design,paid_ads,brand_strategy,website_startup_plan,other}',
          i ^ 1.7) AS service,
        CASE WHEN j < 0.1 + 0.8 * (n / ${leadCount}.0) ^ 40 THEN 'new'
          ELSE pick('{delivered,lost,delivered,lost,pending,in_progress}', k ^ (3 - 2 * n / ${leadCount}.0)) END AS status,
        l AS chance, now() - interval '2 years' * (1 - n / ${leadCount}.0) - interval '5 minutes' * m AS at,
        q, r / 0.6 AS r, s, v > 0.15 AS is_owned
      FROM (
        SELECT n, ${who} AS who, random() e, random() f, random() g, random() i, random() j, random() k, random() l,
          random() m, random() q, random() r, random() s, random() v
        FROM generate_series($6::int, $7::int) n
      ) chances,
      (SELECT $1::text[] AS firsts, $2::text[] AS lasts, $3::text[] AS cities, $4::text[] AS trades,
        $5::text[] AS phrases) lists
    ) chosen
  ) person`;

/** $1, $2: the first and the last lead. Their people, who come before them. */
export const insertPeople = `
  INSERT INTO leads.person (id) SELECT ${leadId} FROM generate_series($1::int, $2::int) n WHERE ${who} = n`;

/** $1, $2: the first and the last lead. The numbers and addresses of their people. */
export const insertKeys = `
  WITH sent AS MATERIALIZED (
    SELECT lead.id, phone, email FROM generate_series($1::int, $2::int) n JOIN leads.lead ON lead.id = ${leadId} WHERE ${who} = n
  ), number AS (
    INSERT INTO leads.person_key (key, person_id) SELECT 'phone:' || replace(phone, ' ', ''), id FROM sent
    ON CONFLICT DO NOTHING
  )
  INSERT INTO leads.person_key (key, person_id) SELECT 'email:' || email, id FROM sent ON CONFLICT DO NOTHING`;

/** An element of a list, chosen by a number from 0 to 1. */
export const functions = `
  CREATE FUNCTION pg_temp.pick(list text[], chance float8) RETURNS text LANGUAGE sql IMMUTABLE AS
    'SELECT list[1 + floor(chance * cardinality(list))::int]';
  -- From 0 to 1, and always the same for the same words.
  CREATE FUNCTION pg_temp.chance(words text) RETURNS float8 LANGUAGE sql IMMUTABLE AS
    $$SELECT ('x' || substr(md5(words), 1, 8))::bit(32)::bigint / 4294967296.0$$`;
