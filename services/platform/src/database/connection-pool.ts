import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * The driver's own pool, for the few statements where TypeORM's query runner costs too much: it prepares a
 * statement once a connection when the query is named.
 */
export const connectionPool = (database: DataSource): Pool =>
  (database.driver as unknown as { master: Pool }).master;
