import type { ClientBase, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/**
 * Runs a statement that a connection plans once, because it has a name, for the few that every request needs; within
 * the transaction of a manager that has one. TypeORM itself prepares none.
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
