import type { TestDatabase } from '../../../infra/test/api/test-database';
import { uniqueName } from '../../../infra/test/support/enquiry';

/** Leads of last year with long messages, more than one answer holds in memory; the mark that is returned finds them. */
export async function storeManyLeads(database: TestDatabase, count: number): Promise<string> {
  const mark = uniqueName('Many');
  await database.query(
    `INSERT INTO leads.lead (id, reference, name, email, phone, service, message, submitted_at, updated_at)
     SELECT gen_random_uuid(), 'GD-' || n, $1, 'asha@sweets.example', '+91 1', CASE n % 10 WHEN 0 THEN 'seo' ELSE 'other' END,
       repeat('We sell khaja near Gandhi Maidan. ', 100), at, at
     FROM generate_series(1, $2::int) n, LATERAL (SELECT now() - interval '400 days' - interval '1 minute' * (n / 2) AS at) time`,
    [mark, count],
  );
  await database.query(`UPDATE leads.lead_count SET count = count + $1 WHERE status = 'new'`, [count]);
  return mark;
}
