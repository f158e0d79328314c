import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A service's whole schema as one migration that replaces its earlier ones. A database that has the last of those already has
 * this schema and counts as migrated.
 */
export abstract class BaselineMigration implements MigrationInterface {
  /** The last of the migrations that this one replaces. */
  protected abstract readonly lastBefore: string;

  /** Creates the schema if there is none. */
  protected abstract readonly sql: string;

  /** @throws Error when the database has only some of the earlier migrations */
  async up(runner: QueryRunner): Promise<void> {
    const ran: { name: string }[] = await runner.query('SELECT name FROM migration');
    if (ran.length === 0) await runner.query(this.sql);
    else if (ran.some(({ name }) => name === this.lastBefore)) await runner.query('DELETE FROM migration');
    else
      throw new Error(
        `the database is of a version that this one cannot update, without ${this.lastBefore}: start the last version ` +
          'before 1.0 once, then this one.',
      );
  }

  async down(): Promise<void> {
    throw new Error('There is nothing before the baseline: restore a backup.');
  }
}
