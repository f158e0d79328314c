import { createAuditTable } from '@golghar/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditLog1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createAuditTable);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry');
  }
}
