import type { ClientBase, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/**
 * Runs a named statement, which each connection plans only once, for the few that every request needs; within the manager's
 * transaction if it has one. TypeORM itself prepares none.
 */
export async function queryPrepared<Row extends QueryResultRow>(
  database: DataSource | EntityManager,
  statement: QueryConfig & { name: string },
): Promise<QueryResult<Row>> {
  const { queryRunner = undefined, dataSource = database } = database as Partial<EntityManager>;
  const runner = queryRunner ?? (dataSource as DataSource).createQueryRunner();
  try {
    const client: ClientBase = await runner.connect();
    return await client.query<Row>(statement);
  } finally {
    if (!queryRunner) await runner.release();
  }
}
