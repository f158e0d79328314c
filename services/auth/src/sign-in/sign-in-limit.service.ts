import { AppError, addressNetwork, lockKey, SETTINGS } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type AuthSettings, keyedHash } from '../settings';
import { SignInFailureEntity } from './sign-in-failure.entity';

/** Failures within 15 minutes that cause no wait. */
const freeFailures = 10;
const firstWaitSeconds = 30;
/** The correct password works again within 15 minutes, whoever guessed before. */
const maxWaitSeconds = 15 * 60;

/**
 * Seconds to wait after the last failure: none up to ten within 15 minutes, then 30 s, doubled with each further failure of
 * the day up to 15 minutes.
 */
export const waitAfterFailures = (recent: number, day: number): number =>
  recent < freeFailures
    ? 0
    : Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** Math.min(day - freeFailures, 10));

const inWords = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait in words: `30 seconds`, `1 minute 30 seconds`, `15 minutes`. */
export function waitWords(seconds: number): string {
  if (seconds <= 60) return inWords(seconds, 'second');
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${inWords(minutes, 'minute')}${rest > 0 ? ` ${inWords(rest, 'second')}` : ''}`;
}

type Attempt = {
  /** The e-mail address as typed, whether or not it has an account. */
  account: string;
  address: string;
  /** The browser's id, if it has signed in to this account before. */
  browser?: string | undefined;
};

/** The budgets that a wrong password is counted against. An address is charged once per account. */
type Budget = { key: Buffer; per: 'failure' | 'account' };

/**
 * Slows down guessing, equally for accounts that exist and those that don't: ten failures per account and ten accounts per
 * address are free within 15 minutes. A browser that has signed in to the account before has a budget of its own and is
 * charged to no other, so that a stranger's guesses do not lock the owner out. An attempt counts as failed from its start, so
 * that simultaneous guesses do not slip through together.
 */
@Injectable()
export class SignInLimitService {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * Counts an attempt as failed.
   * @returns seconds until the next attempt is allowed if this one fails
   * @throws AppError too_many_requests, with the longest wait of its budgets; the attempt is not counted then
   */
  begin(attempt: Attempt): Promise<number> {
    const account = this.accountOf(attempt.account);
    // Always in the same order, so that two attempts never deadlock.
    const budgets = this.budgetsOf(attempt).sort((a, b) => Buffer.compare(a.key, b.key));
    return this.database.transaction(async (manager) => {
      let waitSeconds = 0;
      let waitAfterSeconds = 0;
      for (const { key, per } of budgets) {
        await lockKey(manager, key.readInt32BE(0));
        const { recent, day, sinceLast } = await countFailures(manager, { key, per });
        waitSeconds = Math.max(waitSeconds, waitAfterFailures(recent, day) - sinceLast);
        waitAfterSeconds = Math.max(waitAfterSeconds, waitAfterFailures(recent + 1, day + 1));
      }
      if (waitSeconds > 0) throw tooMany(Math.ceil(waitSeconds));
      await manager.insert(
        SignInFailureEntity,
        budgets.map(({ key: budget }) => ({ id: uuid(), budget, account })),
      );
      return waitAfterSeconds;
    });
  }

  /**
   * After the correct password: clears the failures of the account, or of the browser that has a budget of its own. Failures
   * of the address on other accounts stay, otherwise somebody with one account could guess for ever.
   */
  async succeed(attempt: Attempt): Promise<void> {
    const account = this.accountOf(attempt.account);
    const budget = In(this.budgetsOf(attempt).map(({ key }) => key));
    await this.database.manager.delete(SignInFailureEntity, { budget, account });
  }

  /** Lets an account's owner who has just chosen a password sign in with it at once. */
  async forget(email: string, manager: EntityManager): Promise<void> {
    await manager.delete(SignInFailureEntity, { budget: this.accountOf(email) });
  }

  private budgetsOf({ account, address, browser }: Attempt): Budget[] {
    if (browser)
      return [
        { key: keyedHash(this.settings, `browser ${browser} ${account.toLowerCase()}`), per: 'failure' },
      ];
    return [
      { key: this.accountOf(account), per: 'failure' },
      { key: keyedHash(this.settings, `address ${addressNetwork(address)}`), per: 'account' },
    ];
  }

  private accountOf(email: string): Buffer {
    return keyedHash(this.settings, `account ${email.toLowerCase()}`);
  }
}

/** The failures of a budget in the last 15 minutes and in the last day, and seconds since the last one; 0 without any. */
export async function countFailures(manager: EntityManager, { key: budget, per }: Budget) {
  const counted = per === 'failure' ? 'f.id' : 'DISTINCT f.account';
  const isRecent = `f.failed_at > now() - interval '15 minutes'`;
  const counts = await manager
    .createQueryBuilder(SignInFailureEntity, 'f')
    .select(`CAST(count(${counted}) FILTER (WHERE ${isRecent}) AS int)`, 'recent')
    .addSelect(`CAST(count(${counted}) AS int)`, 'day')
    // A failure can be newer than this transaction, which may have waited for the lock.
    .addSelect('CAST(greatest(0, extract(epoch FROM now() - max(f.failed_at))) AS float)', 'sinceLast')
    .where(`f.budget = :budget AND f.failed_at > now() - interval '1 day'`, { budget })
    .getRawOne<{ recent: number; day: number; sinceLast: number }>();
  return counts ?? { recent: 0, day: 0, sinceLast: 0 };
}

const tooMany = (seconds: number) =>
  new AppError('too_many_requests', {
    message: `Too many attempts to sign in. Please try again in ${waitWords(seconds)}.`,
    retryAfter: seconds,
  });
