import type { ClientBase, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Runs a statement that a connection plans once, because it has a name, for the few that every request needs.
 * TypeORM itself prepares none.
 */
export async function queryPrepared<Row extends QueryResultRow>(
  database: DataSource,
  statement: QueryConfig & { name: string },
): Promise<QueryResult<Row>> {
  const runner = database.createQueryRunner();
  try {
    const client: ClientBase = await runner.connect();
    return await client.query<Row>(statement);
  } finally {
    await runner.release();
  }
}
