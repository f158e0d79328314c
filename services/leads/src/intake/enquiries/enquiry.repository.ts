import { setTimeout as sleep } from 'node:timers/promises';
import { notifyChannel, queryPrepared } from '@golghar/platform';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type StoredRow, storeEnquiries } from './enquiry.sql';
import { type NewEnquiry, rowOf } from './enquiry-row';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

/** Postgres channel that says: there is something in the outbox. */
export const enquiryStoredChannel = 'enquiry_stored';

/** Enquiries that are stored within this time are announced together: under load notifications would only cost them theirs. */
const announcementDelayMs = 10;

@Injectable()
export class EnquiryRepository {
  private readonly logger = new Logger(EnquiryRepository.name);
  private announcement: Promise<void> | undefined;

  constructor(private readonly database: DataSource) {}

  /** Stores enquiries whose keys are free, all of them or none; returns the ids of those that it stored. */
  async store(enquiries: readonly NewEnquiry[]): Promise<Set<string>> {
    const stored = await queryPrepared<StoredRow>(this.database, {
      ...storeEnquiries,
      values: [JSON.stringify(enquiries.map(rowOf))],
    });
    if (stored.rows.length > 0) this.announcement ??= this.announce();
    return new Set(stored.rows.map(({ leadId }) => leadId));
  }

  /**
   * Wakes the relay. Not inside the transaction: a commit that notifies holds a lock of the whole server, which would line
   * all enquiries up behind one another. If it is lost, the relay finds them when it polls the outbox.
   */
  private async announce(): Promise<void> {
    await sleep(announcementDelayMs);
    this.announcement = undefined;
    await notifyChannel(this.database.manager, enquiryStoredChannel).catch((err) =>
      this.logger.warn({ err }, 'failed to notify the relay; it will poll'),
    );
  }

  findKeyOwner(keyHash: Buffer): Promise<IdempotencyKeyEntity | null> {
    return this.database.manager.findOneBy(IdempotencyKeyEntity, { keyHash });
  }
}
