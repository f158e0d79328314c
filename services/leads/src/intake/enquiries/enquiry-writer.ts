import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable, notifyChannel, queryPrepared } from '@golghar/platform';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type StoredRow, storeEnquiries } from './enquiry.sql';
import { type NewEnquiry, rowsOf } from './enquiry-row';

/** Postgres channel that announces new enquiries. */
export const enquiryStoredChannel = 'enquiry_stored';

/** Enquiries stored within this time are announced together: under load a notification for each would only slow them down. */
const announcementDelayMs = 10;

/** Concurrent statements: one is sent while Postgres writes the other to disk. */
const maxStatements = 2;

const maxEnquiries = 100;

type Waiting = {
  enquiry: NewEnquiry;
  resolve: (isNew: boolean) => void;
  reject: (error: unknown) => void;
};

/**
 * Stores an enquiry at once when little is going on. What arrives while others are being written goes into the next statement
 * together: under load one round trip and one commit serve many visitors, each answered once it is on disk.
 */
@Injectable()
export class EnquiryWriter {
  private readonly logger = new Logger(EnquiryWriter.name);
  private waiting: Waiting[] = [];
  private statements = 0;
  private announcement: Promise<void> | undefined;

  constructor(private readonly database: DataSource) {}

  /** Resolves when the enquiry is on disk; false if its key was taken and nothing was stored. */
  store(enquiry: NewEnquiry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ enquiry, resolve, reject });
      if (this.statements < maxStatements) void this.writeWaiting();
    });
  }

  private async writeWaiting(): Promise<void> {
    this.statements += 1;
    while (this.waiting.length > 0) await this.write(this.waiting.splice(0, maxEnquiries));
    this.statements -= 1;
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      const made = batch.map(({ enquiry }) => rowsOf(enquiry));
      const leads = JSON.stringify(made.map(({ lead }) => lead));
      const keys = JSON.stringify(made.map(({ key }) => key));
      const { rows } = await queryPrepared<StoredRow>(this.database, {
        ...storeEnquiries,
        values: [leads, keys],
      });
      if (rows.length > 0) this.announcement ??= this.announce();
      const stored = new Set(rows.map(({ leadId }) => leadId));
      for (const { enquiry, resolve } of batch) resolve(stored.has(enquiry.id));
    } catch (error) {
      const isAway = isDatabaseUnavailable(error);
      if (!isAway && batch.length > 1) {
        for (const one of batch) await this.write([one]);
        return;
      }
      // Those waiting would get the same error: nobody waits longer than one statement may take.
      const failed = isAway ? [...batch, ...this.waiting.splice(0)] : batch;
      for (const { reject } of failed) reject(error);
    }
  }

  /**
   * Wakes the workers. Not inside the transaction: a commit that notifies takes a lock of the whole server, which would serialise
   * all enquiries. If the notification is lost, a worker finds them when it polls.
   */
  private async announce(): Promise<void> {
    await sleep(announcementDelayMs);
    this.announcement = undefined;
    await notifyChannel(this.database.manager, enquiryStoredChannel).catch((err) =>
      this.logger.warn({ err }, 'failed to notify the workers; they will poll'),
    );
  }
}
