import type { Enquiry } from '@golghar/contracts';
import { queryPrepared } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { searchFields } from '../search-index/search-fields';
import { storeEnquiry } from './enquiry.sql';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

/** An enquiry with all that is decided about it before it is stored. */
export type NewEnquiry = Enquiry & {
  id: string;
  reference: string;
  submittedAt: Date;
  dueAt: Date;
  keyHash: Buffer;
  bodyHash: Buffer;
};

@Injectable()
export class EnquiryRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(IdempotencyKeyEntity) private readonly keys: Repository<IdempotencyKeyEntity>,
  ) {}

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

  findKeyOwner(keyHash: Buffer): Promise<IdempotencyKeyEntity | null> {
    return this.keys.findOneBy({ keyHash });
  }
}
