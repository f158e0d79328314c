import type { ImportPreview } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { findPresent, type PresentRow } from './import.sql';
import type { ImportLead } from './import-row';

type Duplicate = ImportPreview['duplicates'][number];

/** Rows that are looked up at a time. */
const batchSize = 500;

/** Finds the rows whose phone number or e-mail address is there already: as a lead, or earlier in the file. */
export async function findDuplicates(
  database: DataSource,
  leads: readonly ImportLead[],
): Promise<Duplicate[]> {
  const phones = new Map<string, Duplicate['of']>();
  const emails = new Map<string, Duplicate['of']>();
  for (let start = 0; start < leads.length; start += batchSize) {
    const batch = leads.slice(start, start + batchSize);
    const present: PresentRow[] = await database.query(findPresent, [
      batch.flatMap(({ phoneNumber }) => phoneNumber ?? []),
      batch.flatMap(({ email }) => email.toLowerCase() || []),
    ]);
    for (const { email, phoneNumber, submittedAt, ...lead } of present) {
      const known = { ...lead, submittedAt: submittedAt.toISOString() };
      if (phoneNumber) phones.set(phoneNumber, known);
      if (email) emails.set(email, known);
    }
  }
  return leads.flatMap(({ row, name, phoneNumber, email: typed }) => {
    const email = typed.toLowerCase();
    const byPhone = phoneNumber ? phones.get(phoneNumber) : undefined;
    const byEmail = email ? emails.get(email) : undefined;
    if (phoneNumber && !byPhone) phones.set(phoneNumber, { row });
    if (email && !byEmail) emails.set(email, { row });
    const of = byPhone ?? byEmail;
    return of ? [{ row, name, by: byPhone ? 'phone' : 'email', of }] : [];
  });
}
