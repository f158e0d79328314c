import type { Enquiry } from '@golghar/contracts';
import { queryPrepared } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { searchFields } from '../search-index/search-fields';

/** An enquiry with all that is decided about it before it is stored. */
export type NewEnquiry = Enquiry & {
  id: string;
  reference: string;
  submittedAt: Date;
  dueAt: Date;
  keyHash: Buffer;
  bodyHash: Buffer;
};

/** What an idempotency key stands for. */
export type KeyOwner = { leadId: string; reference: string; bodyHash: Buffer };

/**
 * Lead, outbox row and idempotency key in one statement, so in one transaction and one round trip: all of them
 * are on disk, or none. A key that is there already, or is being stored right now, stops the other two.
 */
const storeEnquiry = {
  name: 'store-enquiry',
  text: `
    WITH key AS (
      INSERT INTO idempotency_key (key_hash, body_hash, lead_id, reference) VALUES ($9, $10, $1::uuid, $2)
      ON CONFLICT DO NOTHING RETURNING 1
    ), new_lead AS (
      INSERT INTO lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at, due_at,
        phone_number, search_text, search_words)
      SELECT $1::uuid, $2, $3, $4, $5, $6, $7, $8, $11::timestamptz, $11::timestamptz, $12::timestamptz, $13, $14,
        $15::text[]
      WHERE EXISTS (SELECT FROM key)
    ), news AS (
      INSERT INTO outbox (lead_id) SELECT $1::uuid WHERE EXISTS (SELECT FROM key)
    )
    SELECT FROM key`,
};

@Injectable()
export class EnquiryRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Stores an enquiry unless its key is taken; says whether it did. */
  async store(enquiry: NewEnquiry): Promise<boolean> {
    const city = enquiry.city || null;
    const { phoneNumber, searchText, searchWords } = searchFields({ ...enquiry, city, tags: [] });
    const { rowCount } = await queryPrepared(this.database, {
      ...storeEnquiry,
      values: [
        enquiry.id,
        enquiry.reference,
        enquiry.name,
        enquiry.email,
        enquiry.phone,
        city,
        enquiry.service,
        enquiry.message,
        enquiry.keyHash,
        enquiry.bodyHash,
        enquiry.submittedAt,
        enquiry.dueAt,
        phoneNumber,
        searchText,
        searchWords,
      ],
    });
    return rowCount === 1;
  }

  async findKeyOwner(keyHash: Buffer): Promise<KeyOwner | undefined> {
    const rows: KeyOwner[] = await this.database.query(
      `SELECT lead_id AS "leadId", reference, body_hash AS "bodyHash" FROM idempotency_key WHERE key_hash = $1`,
      [keyHash],
    );
    return rows[0];
  }
}
