import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { enquiryStoredChannel } from './enquiry-channel';

/** Least time between two notifications (milliseconds): under load they would only cost the enquiries theirs. */
const pause = 20;

/**
 * Wakes the relay after an enquiry is stored. Not inside its transaction: a commit that notifies holds a lock
 * of the whole server, which would line all enquiries up behind one another. One notification at a time stands
 * for all that were stored meanwhile. If it is lost, the relay's own look at the outbox finds them.
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
      await this.database
        .query('SELECT pg_notify($1, $2)', [enquiryStoredChannel, ''])
        .catch((err) => this.logger.warn({ err }, 'the relay was not woken; it will look by itself'));
      await sleep(pause);
    }
    this.isBusy = false;
  }
}
