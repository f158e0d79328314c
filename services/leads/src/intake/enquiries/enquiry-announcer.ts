import { setTimeout as sleep } from 'node:timers/promises';
import { notifyChannel } from '@golghar/platform';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Postgres channel that says: there is something in the outbox. */
export const enquiryStoredChannel = 'enquiry_stored';

/** Least time between two notifications: under load they would only cost the enquiries theirs. */
const minIntervalMs = 20;

/**
 * Wakes the relay after an enquiry is stored. Not inside its transaction: a commit that notifies holds a lock
 * of the whole server, which would line all enquiries up behind one another. One notification at a time stands
 * for all that were stored meanwhile. If it is lost, the relay finds them when it polls the outbox.
 */
@Injectable()
export class EnquiryAnnouncer {
  private readonly logger = new Logger(EnquiryAnnouncer.name);
  private isBusy = false;
  private isDue = false;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  announce(): void {
    this.isDue = true;
    if (!this.isBusy) void this.notify();
  }

  private async notify(): Promise<void> {
    this.isBusy = true;
    while (this.isDue) {
      this.isDue = false;
      await notifyChannel(this.database.manager, enquiryStoredChannel).catch((err) =>
        this.logger.warn({ err }, 'failed to notify the relay; it will poll'),
      );
      await sleep(minIntervalMs);
    }
    this.isBusy = false;
  }
}
