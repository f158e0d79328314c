import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an account was last disabled, for links in e-mails that end with that: enabling it brings none of them back. */
export class KeepWhenDisabled1766982000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user ADD COLUMN disabled_at timestamptz;
      UPDATE app_user SET disabled_at = now() WHERE status = 'disabled';
      -- However it is disabled, also by an older version while this one is being rolled out.
      CREATE FUNCTION keep_when_disabled() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          NEW.disabled_at := now();
          RETURN NEW;
        END $$;
      CREATE TRIGGER keep_when_disabled BEFORE UPDATE OF status ON app_user FOR EACH ROW
        WHEN (NEW.status = 'disabled' AND OLD.status <> 'disabled') EXECUTE FUNCTION keep_when_disabled();
      CREATE OR REPLACE VIEW staff AS
        SELECT id, name, email, role, status = 'active' AND password_hash IS NOT NULL AS is_active, disabled_at
        FROM app_user;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW staff;
      CREATE VIEW staff AS
        SELECT id, name, email, role, status = 'active' AND password_hash IS NOT NULL AS is_active FROM app_user;
      DO $$
      BEGIN
        EXECUTE format('GRANT SELECT ON staff TO %I', regexp_replace(current_user, '_auth$', '_leads'));
      END $$;
      DROP TRIGGER keep_when_disabled ON app_user;
      DROP FUNCTION keep_when_disabled;
      ALTER TABLE app_user DROP COLUMN disabled_at;
    `);
  }
}
