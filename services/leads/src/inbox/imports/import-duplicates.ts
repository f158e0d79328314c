import type { ImportPreview } from '@golghar/contracts';
import { Any, type DataSource, IsNull, Raw } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import type { ImportLead } from './read-import';

type Duplicate = ImportPreview['duplicates'][number];

const batchSize = 500;

/** Finds the rows whose phone number or e-mail address exists already: on a lead, or earlier in the file. */
export async function findDuplicates(
  database: DataSource,
  leads: readonly ImportLead[],
): Promise<Duplicate[]> {
  // By number, and by address in lower case: one is never the other.
  const known = new Map<string, Duplicate['of']>();
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
    for (const { id, reference, name, submittedAt, ...lead } of present)
      for (const key of keysOf(lead))
        known.set(key, { id, reference, name, submittedAt: submittedAt.toISOString() });
  }
  return leads.flatMap(({ row, name, phoneNumber, email }) => {
    const keys = keysOf({ phoneNumber, email });
    const first = keys.find((key) => known.has(key));
    const of = first && known.get(first);
    for (const key of keys) if (!known.has(key)) known.set(key, { row });
    return of ? [{ row, name, by: first === phoneNumber ? 'phone' : 'email', of }] : [];
  });
}

const keysOf = ({ phoneNumber, email }: Pick<ImportLead, 'phoneNumber' | 'email'>): string[] =>
  [phoneNumber ?? '', email.toLowerCase()].filter(Boolean);
