import type { AuditEntry, api, QueryOf } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { withIsoTimes } from '../leads/lead-columns';

type Person = { id: string; name: string };

/** What this service wrote down, and what auth did: auth publishes its part as a view. */
const sources = ['audit_entry', 'auth.audit_entries'];

const columns = `id, at, action, detail, json_build_object('id', actor_id, 'name', actor_name) AS actor,
  CASE WHEN subject_id IS NOT NULL THEN json_build_object('id', subject_id, 'name', subject_name) END AS subject`;

@Injectable()
export class AuditRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The newest entries of both, before a given one. */
  async find({ actor, action, before, limit }: QueryOf<typeof api.listAudit>): Promise<AuditEntry[]> {
    const parts = sources.map(
      (source) => `(SELECT ${columns} FROM ${source}
        WHERE ($1::uuid IS NULL OR actor_id = $1) AND ($2::text IS NULL OR action = $2)
          AND ($3::uuid IS NULL OR id < $3)
        ORDER BY id DESC LIMIT $4)`,
    );
    const rows = await this.database.query(`${parts.join(' UNION ALL ')} ORDER BY id DESC LIMIT $4`, [
      actor,
      action,
      before,
      limit,
    ]);
    return rows.map(withIsoTimes);
  }

  /** Everyone who is named, under the latest name. */
  actors(): Promise<Person[]> {
    const parts = sources.map((source) => `SELECT actor_id, actor_name, id FROM ${source}`);
    return this.database.query(
      `SELECT id, name FROM (
         SELECT DISTINCT ON (actor_id) actor_id AS id, actor_name AS name
         FROM (${parts.join(' UNION ALL ')}) AS entry ORDER BY actor_id, entry.id DESC
       ) AS person ORDER BY name, id`,
    );
  }
}
