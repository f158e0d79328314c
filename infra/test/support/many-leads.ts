import { DatabaseError } from 'pg';
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

/** Puts so many leads straight into the database, a second apart, the first the newest; the word is in each name. */
export async function insertLeads(word: string, count: number): Promise<void> {
  await queryDatabase(
    product.databaseUrl,
    `INSERT INTO leads.lead (id, reference, name, email, phone, service, message, status, submitted_at, updated_at)
     SELECT gen_random_uuid(), 'GD-TEST-' || n, ($3::text[])[1 + n % 10] || ' ' || $1 || ' ' || n, 'a' || n || '@inbox.example',
       '+91 98350 ' || lpad((n % 100000)::text, 5, '0'), 'seo', ($3::text[])[1 + (n + 3) % 10], 'pending',
       now() - make_interval(secs => n), now() - make_interval(secs => n)
     FROM generate_series(1, $2) AS n`,
    [word, count, hardTexts],
  );
}

/** Takes them away again. The worker links leads to people meanwhile: who of the two gives way is tried again. */
export async function deleteLeads(word: string, tries = 5): Promise<void> {
  try {
    await queryDatabase(
      product.databaseUrl,
      `DELETE FROM leads.lead WHERE search_text LIKE '%' || $1 || '%'`,
      [word],
    );
  } catch (error) {
    const isDeadlock = error instanceof DatabaseError && error.code === '40P01';
    if (!isDeadlock || tries === 1) throw error;
    await deleteLeads(word, tries - 1);
  }
}
