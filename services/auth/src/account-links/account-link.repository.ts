import { type AccountLink, type LinkPurpose, linkHours, type OpenLink } from '@golghar/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { hashLinkToken, linkToken, linkUrl } from './account-link-token';

/** SQL: whether a link still works. */
export const isOpen = 'used_at IS NULL AND revoked_at IS NULL AND expires_at > now()';

type NewLink = { userId: string; madeBy: string; purpose: LinkPurpose };

@Injectable()
export class AccountLinkRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** Makes a link, owes its user the e-mail with it, and revokes those that the user had. */
  async make({ userId, madeBy, purpose }: NewLink, manager: EntityManager): Promise<AccountLink> {
    await this.revokeAll(userId, manager);
    const id = uuid();
    const token = linkToken(id, this.settings.AUTH_SECRET);
    const [{ expiresAt }]: [{ expiresAt: Date }] = await manager.query(
      `INSERT INTO account_link (id, user_id, made_by, purpose, token_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(hours => $6)) RETURNING expires_at AS "expiresAt"`,
      [id, userId, madeBy, purpose, hashLinkToken(token), linkHours[purpose]],
    );
    await manager.query('INSERT INTO outgoing_email (id, kind, subject_id) VALUES ($1, $2, $3)', [
      uuid(),
      purpose,
      id,
    ]);
    return { url: linkUrl(this.settings.PUBLIC_URL, token), purpose, expiresAt: expiresAt.toISOString() };
  }

  /** Ends every unused link of a user, as part of the transaction that changes the account. */
  async revokeAll(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE account_link SET revoked_at = now() WHERE user_id = $1 AND used_at IS NULL AND revoked_at IS NULL',
      [userId],
    );
  }

  /** Whom a link is for; undefined when it does not work, for whatever reason. */
  async findOpen(token: string): Promise<(OpenLink & { userId: string }) | undefined> {
    const [row]: (Omit<OpenLink, 'expiresAt'> & { userId: string; expiresAt: Date })[] =
      await this.database.query(
        `SELECT app_user.id AS "userId", name, email, purpose, expires_at AS "expiresAt"
         FROM account_link JOIN app_user ON app_user.id = user_id
         WHERE token_hash = $1 AND ${isOpen} AND status = 'active'`,
        [hashLinkToken(token)],
      );
    return row && { ...row, expiresAt: row.expiresAt.toISOString() };
  }

  /** Takes a link: of all who try at once one succeeds. */
  async use(token: string, manager: EntityManager): Promise<boolean> {
    const [rows] = await manager.query(
      `UPDATE account_link SET used_at = now() WHERE token_hash = $1 AND ${isOpen} RETURNING id`,
      [hashLinkToken(token)],
    );
    return rows.length > 0;
  }

  /** Forgets links that have long expired, and the letters of links that are gone. */
  async deleteOld(): Promise<void> {
    await this.database.query(`DELETE FROM account_link WHERE expires_at < now() - interval '30 days'`);
    await this.database.query(
      `DELETE FROM outgoing_email WHERE state <> 'queued'
         AND NOT EXISTS (SELECT FROM account_link WHERE account_link.id = outgoing_email.subject_id)`,
    );
  }
}
