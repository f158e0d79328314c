import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which file a lead came in with, so that an import can be taken back whole, what its words were taken for, and an index that
 * tells who is known already. Leads to which nothing was promised, as to imported ones, are not among those that Today finds,
 * and the index of the reports tells them apart. Outside of a transaction, because an index over a large table is built while
 * enquiries go on coming.
 */
export class KnowImportedLeads1766981000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    await runner.query(`
      ALTER TABLE lead ADD COLUMN IF NOT EXISTS import_id uuid;
      CREATE TABLE IF NOT EXISTS import_meaning (
        field text NOT NULL,
        word text NOT NULL,
        meaning text NOT NULL,
        used_at timestamptz(3) NOT NULL,
        PRIMARY KEY (field, word)
      )`);
    await this.index(
      runner,
      'lead_of_import',
      `(import_id, submitted_at, id) WHERE import_id IS NOT NULL AND deleted_at IS NULL`,
    );
    // The index of searches finds many addresses at a time slowly.
    await this.index(runner, 'lead_email', `(lower(email)) WHERE email <> '' AND deleted_at IS NULL`);
    await this.index(
      runner,
      'lead_answered_new',
      `(submitted_at, id) INCLUDE (owner_id) WHERE deleted_at IS NULL AND status = 'new' AND next_step_at IS NULL
        AND due_at IS NOT NULL AND contacted_at IS NOT NULL`,
    );
    await runner.query('DROP INDEX IF EXISTS lead_unpromised');
    await this.index(
      runner,
      'lead_newest_due',
      `(submitted_at DESC, id DESC) INCLUDE (status, service, first_response_minutes, due_at)
        WHERE deleted_at IS NULL`,
    );
    await runner.query('DROP INDEX IF EXISTS lead_newest');
    await runner.query('ALTER INDEX lead_newest_due RENAME TO lead_newest');
    await runner.query('RESET statement_timeout');
  }

  private async index(runner: QueryRunner, name: string, columns: string): Promise<void> {
    // One that was broken off is there but not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON lead ${columns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX lead_newest, lead_answered_new, lead_of_import, lead_email;
      CREATE INDEX lead_newest ON lead (submitted_at DESC, id DESC)
        INCLUDE (status, service, first_response_minutes) WHERE deleted_at IS NULL;
      CREATE INDEX lead_unpromised ON lead (submitted_at, id) INCLUDE (owner_id)
        WHERE deleted_at IS NULL AND status = 'new' AND next_step_at IS NULL
          AND (due_at IS NULL OR contacted_at IS NOT NULL);
      DROP TABLE import_meaning;
      ALTER TABLE lead DROP COLUMN import_id`);
  }
}
