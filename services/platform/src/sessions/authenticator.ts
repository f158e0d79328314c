import { lesserRole, toRole } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../database/query-prepared';
import { notifyChannel } from '../database/statements.sql';
import type { SignedIn } from '../http/request';
import {
  type ApiTokenRow,
  findApiToken,
  findLiveIds,
  findSession,
  type PersonRow,
} from './authenticator.sql';
import { sha256 } from './credentials';

/** Channel on which services announce that a session or an API token was used; its payload is the id of the row. */
export const lastUseChannel = 'last_use';

/** Finds the person behind a session or an API token in the views that auth publishes: an ended one is refused at once. */
@Injectable()
export class Authenticator {
  constructor(private readonly database: DataSource) {}

  /** Returns those of the sessions that have not ended. */
  async findLiveSessions(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows: { id: string }[] = await this.database.query(findLiveIds, [sessionIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * The person behind a live session; undefined when it has ended, expired or its account is disabled.
   * @param sid the id in a token
   * @param isUserActive whether a person is behind the request: then auth is notified, at most once a minute, and extends the
   *   session's idle time
   */
  async findBySession(sid: string, isUserActive: boolean): Promise<SignedIn | undefined> {
    const person = await this.find<PersonRow>(findSession, sid, isUserActive);
    return person && { ...person, role: toRole(person.role) };
  }

  /**
   * The person for whom an API token acts; undefined when it was revoked, has expired or its owner's account is disabled. Auth
   * is notified of its use, at most once a minute.
   */
  async findByApiToken(secret: string): Promise<SignedIn | undefined> {
    const row = await this.find<ApiTokenRow>(findApiToken, secret, true);
    if (!row) return undefined;
    const { tokenName: name, tokenRole, scopes, ...person } = row;
    const role = lesserRole(toRole(person.role), toRole(tokenRole));
    return { ...person, role, apiToken: { name, scopes } };
  }

  private async find<Row extends PersonRow>(statement: typeof findSession, token: string, isUse: boolean) {
    const values = [sha256(token)];
    const [row] = (await queryPrepared<Row>(this.database, { ...statement, values })).rows;
    if (isUse && row?.usedLongAgo) await notifyChannel(this.database.manager, lastUseChannel, row.sessionId);
    return row;
  }
}
