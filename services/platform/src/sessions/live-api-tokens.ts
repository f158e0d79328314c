import { lesserRole, toRole } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { notifyChannel } from '../database/statements.sql';
import { apiTokenUsedChannel, hashApiToken } from '../http/api-token';
import type { SignedIn } from '../http/signed-in';
import { selectLiveApiToken } from './who-asks.sql';

/** Reads the view of live API tokens that auth publishes, so that a revoked one is refused at once. */
@Injectable()
export class LiveApiTokens {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * The person whom a token acts for; undefined when it was revoked, has expired or its owner's account is disabled.
   * Auth is notified of its use, at most once a minute.
   */
  async find(secret: string): Promise<SignedIn | undefined> {
    const row = await selectLiveApiToken(this.database, hashApiToken(secret));
    if (!row) return undefined;
    if (row.used_long_ago) await notifyChannel(this.database.manager, apiTokenUsedChannel, row.token_id);
    return {
      sessionId: row.token_id,
      id: row.user_id,
      name: row.name,
      email: row.email,
      role: lesserRole(toRole(row.role), toRole(row.token_role)),
      mustChangePassword: row.must_change_password,
      apiToken: { name: row.token_name, scopes: row.scopes },
    };
  }
}
