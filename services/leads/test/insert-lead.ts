import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../../../infra/test/api/test-database';

/** Puts a lead with these columns straight into the table; answers its id. */
export async function insertLead(
  database: TestDatabase,
  columns: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID();
  const said = { name: 'Asha', email: 'a@b.example', phone: '+91 1', service: 'seo', message: 'Khaja' };
  const now = new Date();
  const row = { id, reference: 'GD-1', ...said, submitted_at: now, updated_at: now, ...columns };
  const names = Object.keys(row);
  await database.query(
    `INSERT INTO leads.lead (${names}) VALUES (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  );
  return id;
}
