import { toRole } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { notifyChannel } from '../database/statements.sql';
import type { SignedIn } from '../http/signed-in';
import { hashSessionToken, sessionSeenChannel } from './session-token';
import { selectLiveIds, selectLiveSession } from './who-asks.sql';

/** Reads the view of live sessions that auth publishes, so that an ended session is refused at once. */
@Injectable()
export class LiveSessions {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Those of the sessions that have not ended. */
  async stillLive(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows = await selectLiveIds(this.database, sessionIds);
    return new Set(rows.map(({ session_id }) => session_id));
  }

  /**
   * The person behind a live session; undefined when it has ended, expired or its account is disabled.
   * @param sid the id in a token
   * @param isUserActive whether a person is behind the request: then auth is notified, at most once a minute, and
   *   moves the session's idle limit
   */
  async find(sid: string, isUserActive: boolean): Promise<SignedIn | undefined> {
    const row = await selectLiveSession(this.database, hashSessionToken(sid));
    if (!row) return undefined;
    if (isUserActive && row.seen_long_ago)
      await notifyChannel(this.database.manager, sessionSeenChannel, row.session_id);
    return {
      sessionId: row.session_id,
      id: row.user_id,
      name: row.name,
      email: row.email,
      role: toRole(row.role),
      mustChangePassword: row.must_change_password,
    };
  }
}
