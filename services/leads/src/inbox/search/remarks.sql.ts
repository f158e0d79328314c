import type { DataSource } from 'typeorm';

export type Remark = { leadId: string; content: string };

/** Notes of leads, and what was said at their contacts. */
export const findRemarks = (database: DataSource, leadIds: readonly string[]): Promise<Remark[]> =>
  database.query(
    `SELECT lead_id AS "leadId", content FROM note WHERE lead_id = ANY($1::uuid[])
     UNION ALL SELECT lead_id, note FROM contact WHERE lead_id = ANY($1::uuid[]) AND note IS NOT NULL`,
    [leadIds],
  );
