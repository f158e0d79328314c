import type { DeletedSubmission } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type DeletionRow, deletionColumns, deletionOf } from '../leads/deletion';
import { leadColumns, withIsoTimes } from '../leads/lead-columns';
import type { Position } from '../search/cursor';

@Injectable()
export class DeletedLeadRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Deleted leads from a position on, the latest deletion first. */
  async find(after: Position | undefined, limit: number): Promise<DeletedSubmission[]> {
    const rows: (DeletionRow & object)[] = await this.database.query(
      `SELECT ${leadColumns}, ${deletionColumns} FROM lead
       WHERE deleted_at IS NOT NULL AND ($1::timestamptz IS NULL OR (deleted_at, id) < ($1, $2::uuid))
       ORDER BY deleted_at DESC, id DESC LIMIT $3`,
      [after?.at ?? null, after?.id ?? null, limit],
    );
    return rows.map(
      (row) => ({ ...withIsoTimes(row), deletion: deletionOf(row) }) as unknown as DeletedSubmission,
    );
  }
}
