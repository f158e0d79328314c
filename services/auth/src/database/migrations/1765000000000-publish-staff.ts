import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works here, for the service of the leads: leads belong to people. */
export class PublishStaff1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW staff AS
        SELECT id, name, email, role, status = 'active' AND password_hash IS NOT NULL AS is_active FROM app_user;
      DO $$
      BEGIN
        EXECUTE format('GRANT SELECT ON staff TO %I', regexp_replace(current_user, '_auth$', '_leads'));
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW staff');
  }
}
