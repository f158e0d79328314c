import { createHmac } from 'node:crypto';
import { AppError } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { waitAfterFailures } from './wait-after-failures';

/** Both in any form that tells one from another. */
export type Attempt = { account: string; address: string };

type Counts = { recent: number; day: number; sinceLast: number | null };

/**
 * Slows guessing, per account and per address, alike for accounts that exist and those that don't. An attempt
 * counts as failed from its start, so that guesses sent all at once don't slip through together.
 */
@Injectable()
export class SignInFailures {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * Counts an attempt against the account and the address.
   * @throws AppError too_many_requests when one of them has to wait; the attempt does not count then
   */
  async begin({ account, address }: Attempt): Promise<void> {
    await this.database.transaction(async (manager) => {
      // In one order, so that two attempts never wait for each other.
      for (const subject of [account, address].map((name) => this.hash(name)).sort(Buffer.compare))
        await this.count(manager, subject);
    });
  }

  /**
   * After the right password: forgets the account's failures, and this attempt of the address. Its other
   * failures stay, or a guesser with one account of his own could guess at others for ever.
   */
  async succeed({ account, address }: Attempt): Promise<void> {
    await this.database.query(
      `DELETE FROM sign_in_failure WHERE subject = $1 OR ctid = (
         SELECT ctid FROM sign_in_failure WHERE subject = $2 ORDER BY failed_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED)`,
      [this.hash(account), this.hash(address)],
    );
  }

  /** Lets an account's owner, who has just chosen a password, sign in with it at once. */
  async forget(account: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM sign_in_failure WHERE subject = $1', [this.hash(account)]);
  }

  async deleteOld(): Promise<void> {
    await this.database.query(`DELETE FROM sign_in_failure WHERE failed_at < now() - interval '1 day'`);
  }

  private async count(manager: EntityManager, subject: Buffer): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [subject.readInt32BE(0)]);
    const [counts]: Counts[] = await manager.query(
      `SELECT count(*) FILTER (WHERE failed_at > now() - interval '15 minutes')::int AS recent,
         count(*)::int AS day, extract(epoch FROM now() - max(failed_at))::float AS "sinceLast"
       FROM sign_in_failure WHERE subject = $1 AND failed_at > now() - interval '1 day'`,
      [subject],
    );
    if (counts) {
      // A failure can be younger than this transaction, which may have waited for the lock.
      const sinceLast = Math.max(0, counts.sinceLast ?? 0);
      const wait = waitAfterFailures(counts.recent, counts.day) - sinceLast;
      if (wait > 0)
        throw new AppError('too_many_requests', {
          message: 'Too many attempts to sign in. Please wait and try again.',
          retryAfter: Math.ceil(wait),
        });
    }
    await manager.query('INSERT INTO sign_in_failure (subject) VALUES ($1)', [subject]);
  }

  private hash(subject: string): Buffer {
    return createHmac('sha256', this.settings.SESSION_SECRET).update(subject).digest();
  }
}
