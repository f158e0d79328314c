import { queryDatabase } from '../../../infra/test/support/database';
import { uniqueName } from '../../../infra/test/support/enquiry';
import { product } from '../../../infra/test/support/environment';

/** Leads of last year with long messages, more than one answer holds in memory; their mark finds them all. */
export async function storeManyLeads(count: number) {
  const mark = uniqueName('Many');
  const move = (by: number) =>
    queryDatabase(
      product.databaseUrl,
      `UPDATE leads.lead_count SET count = count + $1 WHERE status = 'new'`,
      [by],
    );
  await queryDatabase(
    product.databaseUrl,
    `INSERT INTO leads.lead (id, reference, name, email, phone, service, message, submitted_at, updated_at)
     SELECT gen_random_uuid(), 'GD-' || n, $1, 'asha@sweets.example', '+91 1', CASE n % 10 WHEN 0 THEN 'seo' ELSE 'other' END,
       repeat('We sell khaja near Gandhi Maidan. ', 100), at, at
     FROM generate_series(1, $2::int) n, LATERAL (SELECT now() - interval '400 days' - interval '1 minute' * (n / 2) AS at) time`,
    [mark, count],
  );
  await move(count);
  const remove = async () => {
    await queryDatabase(product.databaseUrl, 'DELETE FROM leads.lead WHERE name = $1', [mark]);
    await move(-count);
  };
  return { mark, remove };
}
