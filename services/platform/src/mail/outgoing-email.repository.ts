import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { backOff, isGivenUpSql } from './back-off';
import { isUnclaimedSql, leaseEndSql } from './lease';
import type { OutgoingEmail } from './outgoing-email';

/** An e-mail that this process may send. The number of its attempt tells it from a later claim of the same row. */
export type ClaimedEmail = OutgoingEmail & { attempts: number };

/** Reads and writes a service's table `outgoing_email`. Every point in time is of Postgres' clock. */
@Injectable()
export class OutgoingEmailRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Claims what is due, longest first, each for the length of a lease. */
  async claimDue(limit: number): Promise<ClaimedEmail[]> {
    const [rows]: [ClaimedEmail[], number] = await this.database.query(
      `UPDATE outgoing_email SET attempts = attempts + 1, claimed_until = ${leaseEndSql}
       WHERE id IN (
         SELECT id FROM outgoing_email
         WHERE state = 'queued' AND next_attempt_at <= now() AND ${isUnclaimedSql}
         ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
       ) RETURNING id, kind, subject_id AS "subjectId", attempts`,
      [limit],
    );
    return rows;
  }

  async renewClaim({ id, attempts }: ClaimedEmail): Promise<void> {
    await this.database.query(
      `UPDATE outgoing_email SET claimed_until = ${leaseEndSql}
       WHERE id = $1 AND attempts = $2 AND state = 'queued'`,
      [id, attempts],
    );
  }

  /** Counts whoever claimed it: what the mail server has taken need not be sent again. */
  async markSent({ id }: ClaimedEmail, smtpResponse: string): Promise<void> {
    await this.database.query(
      `UPDATE outgoing_email SET state = 'sent', smtp_response = $2, sent_at = clock_timestamp(), claimed_until = NULL
       WHERE id = $1`,
      [id, smtpResponse],
    );
  }

  /** For an e-mail that the mail server will never take, or that nobody wants any more. */
  async end(
    { id, attempts }: ClaimedEmail,
    state: 'failed' | 'cancelled',
    smtpResponse: string | null,
  ): Promise<void> {
    await this.database.query(
      `UPDATE outgoing_email SET state = $3, smtp_response = $4, claimed_until = NULL
       WHERE id = $1 AND attempts = $2 AND state = 'queued'`,
      [id, attempts, state, smtpResponse],
    );
  }

  /** Leaves it for a later attempt, or parks it when it has waited for days. */
  async defer({ id, attempts }: ClaimedEmail, reason: string): Promise<void> {
    await this.database.query(
      `UPDATE outgoing_email SET smtp_response = $3, claimed_until = NULL,
         state = CASE WHEN ${isGivenUpSql} THEN 'failed' ELSE state END,
         next_attempt_at = clock_timestamp() + make_interval(secs => $4)
       WHERE id = $1 AND attempts = $2 AND state = 'queued'`,
      [id, attempts, reason, backOff(attempts)],
    );
  }
}
