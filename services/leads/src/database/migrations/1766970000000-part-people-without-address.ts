import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leads of files that name no e-mail address met by having none, as one person. They are linked to nobody here; the
 * worker links each to its own person at its start.
 */
export class PartPeopleWithoutAddress1766970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM lead_person WHERE person_id IN (SELECT person_id FROM person_key WHERE key = 'email:');
      DELETE FROM person_key WHERE key = 'email:';
    `);
  }

  /** Nobody wants it back. */
  async down(): Promise<void> {}
}
