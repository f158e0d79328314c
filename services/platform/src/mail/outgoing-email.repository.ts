import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type QueryDeepPartialEntity, Repository } from 'typeorm';
import { backoffSeconds, isGivenUpSql } from './backoff';
import { leaseEndSql } from './lease';
import type { OutgoingEmail, UndeliveredHandler } from './outgoing-email';
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

  /** For an e-mail that nobody wants any more. */
  async cancel(email: ClaimedEmail): Promise<void> {
    await this.update(email, { state: 'cancelled', smtpResponse: null, claimedUntil: null });
  }

  /** Parks an e-mail that the mail server will never take. */
  async reject(email: ClaimedEmail, smtpResponse: string, handle?: UndeliveredHandler): Promise<void> {
    await this.end(email, { state: 'failed', smtpResponse, claimedUntil: null }, handle);
  }

  /** Leaves it for a later attempt, or parks it when it has waited for days. */
  async defer(email: ClaimedEmail, reason: string, handle?: UndeliveredHandler): Promise<void> {
    const changes: Changes = {
      smtpResponse: reason,
      claimedUntil: null,
      state: () => `CASE WHEN ${isGivenUpSql} THEN 'failed' ELSE state END`,
      nextAttemptAt: () => `clock_timestamp() + make_interval(secs => ${backoffSeconds(email.attempts)})`,
    };
    await this.end(email, changes, handle);
  }

  /** Records a failure; of one that was the last, what follows is recorded with it or not at all. */
  private async end(email: ClaimedEmail, changes: Changes, handle?: UndeliveredHandler): Promise<void> {
    await this.emails.manager.transaction(async (manager) => {
      const [parked] = await this.update(email, changes, manager);
      if (parked?.state === 'failed')
        await handle?.({ ...email, smtpResponse: parked.smtp_response }, manager);
    });
  }

  /** Changes an e-mail that is still the one that was claimed; answers what it is then. */
  private async update(
    { id, attempts }: ClaimedEmail,
    changes: Changes,
    manager = this.emails.manager,
  ): Promise<{ state: string; smtp_response: string }[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(OutgoingEmailEntity)
      .set(changes)
      .where({ id, attempts, state: 'queued' })
      .returning(['state', 'smtpResponse'])
      .execute();
    return raw;
  }
}

type Changes = QueryDeepPartialEntity<OutgoingEmailEntity>;
