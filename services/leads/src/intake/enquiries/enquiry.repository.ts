import { queryPrepared } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { type StoredRow, storeEnquiries } from './enquiry.sql';
import { enquiryValues, type NewEnquiry } from './enquiry-row';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

@Injectable()
export class EnquiryRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(IdempotencyKeyEntity) private readonly keys: Repository<IdempotencyKeyEntity>,
  ) {}

  /** Stores enquiries whose keys are free, all of them or none; returns the ids of those that it stored. */
  async store(enquiries: readonly NewEnquiry[]): Promise<Set<string>> {
    const stored = await queryPrepared<StoredRow>(this.database, {
      ...storeEnquiries,
      values: enquiryValues(enquiries),
    });
    return new Set(stored.rows.map(({ leadId }) => leadId));
  }

  findKeyOwner(keyHash: Buffer): Promise<IdempotencyKeyEntity | null> {
    return this.keys.findOneBy({ keyHash });
  }
}
