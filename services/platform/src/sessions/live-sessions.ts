import { toRole } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../database/query-prepared';
import type { SignedIn } from '../http/signed-in';
import { hashSessionToken, sessionSeenChannel } from './session-token';

type Row = {
  session_id: string;
  user_id: string;
  name: string;
  email: string;
  role: string;
  must_change_password: boolean;
  seen_long_ago: boolean;
};

/** Named, so that a connection plans it once: each request of the back office begins with it. */
const findSession = {
  name: 'find-session',
  text: `SELECT session_id, user_id, name, email, role, must_change_password, seen_at < now() - interval '1 minute' AS seen_long_ago
    FROM auth.live_sessions WHERE token_hash = $1`,
};

/** Reads the view of live sessions that auth publishes, so that an ended session is refused at once. */
@Injectable()
export class LiveSessions {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Those of the sessions that have not ended. */
  async stillLive(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows: { session_id: string }[] = await this.database.query(
      'SELECT session_id FROM auth.live_sessions WHERE session_id = ANY($1::uuid[])',
      [sessionIds],
    );
    return new Set(rows.map(({ session_id }) => session_id));
  }

  /**
   * The person behind a live session; undefined when it has ended, expired or its account is disabled.
   * @param sid the id in a token
   * @param isUserActive whether a person is behind the request: then auth is notified, at most once a minute, and
   *   moves the session's idle limit
   */
  async find(sid: string, isUserActive: boolean): Promise<SignedIn | undefined> {
    const {
      rows: [row],
    } = await queryPrepared<Row>(this.database, { ...findSession, values: [hashSessionToken(sid)] });
    if (!row) return undefined;
    if (isUserActive && row.seen_long_ago)
      await this.database.query('SELECT pg_notify($1, $2)', [sessionSeenChannel, row.session_id]);
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
