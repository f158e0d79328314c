import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditLog1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id uuid PRIMARY KEY,
        at timestamptz(3) NOT NULL DEFAULT now(),
        actor_id uuid NOT NULL,
        actor_name text NOT NULL,
        action text NOT NULL,
        subject_id uuid,
        subject_name text,
        detail text
      );
      CREATE INDEX audit_entry_of_actor ON audit_entry (actor_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry');
  }
}
