import { absoluteLifetime, idleLifetime, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

@Injectable()
export class SessionRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Starts a session and returns its id; inside a transaction when its manager is given. */
  async start(userId: string, manager: EntityManager = this.database.manager): Promise<string> {
    const id = uuid();
    await manager.query(
      `INSERT INTO session (id, user_id, expires_at) VALUES ($1, $2, now() + make_interval(secs => $3))`,
      [id, userId, absoluteLifetime],
    );
    return id;
  }

  async end(user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query('UPDATE session SET ended_at = now() WHERE id = $1 AND ended_at IS NULL', [
        user.sessionId,
      ]);
      await recordAudit(manager, { actor: user, action: 'signed_out' });
    });
  }

  /** Ends every session of a user, as part of the transaction that changes the account. */
  async endAll(userId: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE session SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL', [
      userId,
    ]);
  }

  /** Moves the idle limit of a session in use. One that is over stays over, however late the news comes. */
  async markSeen(id: string): Promise<void> {
    await this.database.query(
      `UPDATE session SET seen_at = now()
       WHERE id = $1 AND ended_at IS NULL AND seen_at > now() - make_interval(secs => $2)`,
      [id, idleLifetime],
    );
  }

  /** Forgets sessions that are over for a day. */
  async deleteOver(): Promise<void> {
    await this.database.query(
      `DELETE FROM session WHERE least(ended_at, expires_at) < now() - interval '1 day'`,
    );
  }
}
