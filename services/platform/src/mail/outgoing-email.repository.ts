import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { backOff, isGivenUpSql } from './back-off';
import { leaseEndSql } from './lease';
import type { OutgoingEmail } from './outgoing-email';
import { OutgoingEmailEntity } from './outgoing-email.entity';
import { claimDueEmails } from './outgoing-email.sql';

/** An e-mail that this process may send. The number of its attempt tells it from a later claim of the same row. */
export type ClaimedEmail = OutgoingEmail & { attempts: number };

/** Reads and writes a service's table `outgoing_email`. Every point in time is of Postgres' clock. */
@Injectable()
export class OutgoingEmailRepository {
  constructor(
    @InjectRepository(OutgoingEmailEntity) private readonly emails: Repository<OutgoingEmailEntity>,
  ) {}

  /** Claims what is due, longest first, each for the length of a lease. */
  claimDue(limit: number): Promise<ClaimedEmail[]> {
    return claimDueEmails(this.emails.manager, limit);
  }

  async renewClaim(email: ClaimedEmail): Promise<void> {
    await this.update(email, { claimedUntil: () => leaseEndSql });
  }

  /** Counts whoever claimed it: what the mail server has taken need not be sent again. */
  async markSent({ id }: ClaimedEmail, smtpResponse: string): Promise<void> {
    await this.emails.update(
      { id },
      { state: 'sent', smtpResponse, sentAt: () => 'clock_timestamp()', claimedUntil: null },
    );
  }

  /** For an e-mail that the mail server will never take, or that nobody wants any more. */
  async end(email: ClaimedEmail, state: 'failed' | 'cancelled', smtpResponse: string | null): Promise<void> {
    await this.update(email, { state, smtpResponse, claimedUntil: null });
  }

  /** Leaves it for a later attempt, or parks it when it has waited for days. */
  async defer(email: ClaimedEmail, reason: string): Promise<void> {
    await this.update(email, {
      smtpResponse: reason,
      claimedUntil: null,
      state: () => `CASE WHEN ${isGivenUpSql} THEN 'failed' ELSE state END`,
      nextAttemptAt: () => `clock_timestamp() + make_interval(secs => ${backOff(email.attempts)})`,
    });
  }

  /** Changes an e-mail that is still the one that was claimed. */
  private async update(
    { id, attempts }: ClaimedEmail,
    changes: Parameters<Repository<OutgoingEmailEntity>['update']>[1],
  ): Promise<void> {
    await this.emails.update({ id, attempts, state: 'queued' }, changes);
  }
}
