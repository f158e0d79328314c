import type { ImportPreview } from '@golghar/contracts';
import { Any, type DataSource, IsNull, Raw } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import type { ImportLead } from './read-import';

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
    const phoneNumber = Any(batch.flatMap((lead) => lead.phoneNumber ?? []));
    const email = Raw((column) => `${column} <> '' AND lower(${column}) = ANY(:emails)`, {
      emails: batch.map((lead) => lead.email.toLowerCase()),
    });
    const present = await database.manager.find(LeadEntity, {
      select: { id: true, reference: true, name: true, email: true, phoneNumber: true, submittedAt: true },
      where: [
        { deletedAt: IsNull(), phoneNumber },
        { deletedAt: IsNull(), email },
      ],
      // Of several leads the newest counts.
      order: { submittedAt: 'ASC' },
    });
    for (const { id, reference, name, submittedAt, ...lead } of present) {
      const known = { id, reference, name, submittedAt: submittedAt.toISOString() };
      if (lead.phoneNumber) phones.set(lead.phoneNumber, known);
      if (lead.email) emails.set(lead.email.toLowerCase(), known);
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
