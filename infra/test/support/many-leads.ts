import { queryDatabase } from './database';
import { product } from './environment';

/** Cells that spreadsheets, quoting and encodings trip over; each lead takes the one of its turn. */
export const hardTexts = [
  'हम बारह महिलाएँ सिक्की घास की टोकरियाँ बनाती हैं',
  'He said "yes", then "no"',
  'first line\nsecond line\r\nthird, with a comma',
  '=HYPERLINK("http://evil.example","click")',
  '+cmd|calc',
  '-2+3',
  '@SUM(A1:A9)',
  '\tbegins with a tab',
  'آب و هوا 🙏🏽 Ωmega',
  'plain words; nothing else',
];

/**
 * Puts so many leads straight into the database, a second apart, the first the newest; the word is in each name. Each is
 * somebody's and indexed already: the worker has nothing to add to them.
 */
export async function insertLeads(word: string, count: number): Promise<void> {
  await queryDatabase(
    product.databaseUrl,
    `WITH sent AS (
       SELECT n, gen_random_uuid() AS person_id FROM generate_series(1, $2) AS n
     ), person AS (
       INSERT INTO leads.person (id) SELECT person_id FROM sent
     )
     INSERT INTO leads.lead (id, reference, name, email, phone, service, message, status, submitted_at, updated_at, person_id,
       search_words)
     SELECT gen_random_uuid(), 'GD-TEST-' || n, ($3::text[])[1 + n % 10] || ' ' || $1 || ' ' || n, 'a' || n || '@inbox.example',
       '+91 98350 ' || lpad((n % 100000)::text, 5, '0'), 'seo', ($3::text[])[1 + (n + 3) % 10], 'pending',
       now() - make_interval(secs => n), now() - make_interval(secs => n), person_id, ARRAY[$1]
     FROM sent`,
    [word, count, hardTexts],
  );
}

/** Takes them away again. */
export async function deleteLeads(word: string): Promise<void> {
  await queryDatabase(
    product.databaseUrl,
    `WITH taken AS (DELETE FROM leads.lead WHERE search_text LIKE '%' || $1 || '%' RETURNING person_id)
     DELETE FROM leads.person USING taken WHERE person.id = taken.person_id`,
    [word],
  );
}
