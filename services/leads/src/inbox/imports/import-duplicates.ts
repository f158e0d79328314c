import type { ImportPreview } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { ImportRepository } from './import.repository';
import type { ImportLead } from './import-row';

/** Rows that are looked up at a time. */
const batchSize = 500;

type Known = { id: string; reference: string; name: string; submittedAt: string } | { row: number };

/** Finds the rows whose phone number or e-mail address is there already: as a lead, or earlier in the file. */
@Injectable()
export class ImportDuplicates {
  constructor(private readonly imports: ImportRepository) {}

  async find(leads: readonly ImportLead[]): Promise<ImportPreview['duplicates']> {
    const rows = leads.map(({ row, name, phoneNumber, email }) => ({
      row,
      name,
      phone: phoneNumber,
      email: email.toLowerCase(),
    }));
    const phones = new Map<string, Known>();
    const emails = new Map<string, Known>();
    for (let start = 0; start < rows.length; start += batchSize) {
      const batch = rows.slice(start, start + batchSize);
      const present = await this.imports.findPresent(
        batch.flatMap(({ phone }) => phone ?? []),
        batch.flatMap(({ email }) => email || []),
      );
      for (const { id, reference, name, email, phoneNumber, submittedAt } of present) {
        const known = { id, reference, name, submittedAt: submittedAt.toISOString() };
        if (phoneNumber) phones.set(phoneNumber, known);
        if (email) emails.set(email, known);
      }
    }
    return rows.flatMap(({ row, name, phone, email }) => {
      const byPhone = phone ? phones.get(phone) : undefined;
      const byEmail = email ? emails.get(email) : undefined;
      if (phone && !byPhone) phones.set(phone, { row });
      if (email && !byEmail) emails.set(email, { row });
      const original = byPhone ?? byEmail;
      if (!original) return [];
      return [{ row, name, by: byPhone ? ('phone' as const) : ('email' as const), of: original }];
    });
  }
}
