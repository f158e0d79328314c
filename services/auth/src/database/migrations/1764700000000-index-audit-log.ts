import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A page of the audit log is read from an index, whatever it is filtered by. */
export class IndexAuditLog1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX audit_entry_of_action ON audit_entry (action, id);
      CREATE INDEX audit_entry_of_actor_and_action ON audit_entry (actor_id, action, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_of_action, audit_entry_of_actor_and_action');
  }
}
