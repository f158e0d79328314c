import { inSession } from '../../database/session';

/** Queries a database as its owner. */
export const queryDatabase = <Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  inSession(url, async (client) => (await client.query(sql, values)).rows as Row[]);
