import type {
  Alert,
  Contact,
  LeadStatus,
  Note,
  StatusChange,
  Submission,
  SubmissionDetail,
} from '@golghar/contracts';
import type { AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type DeletionRow, deletionColumns, missingLead } from './deletion';
import { leadColumns, withIsoTimes } from './lead-columns';

/** What of a lead a change has to look at first. */
export type LockedLead = {
  id: string;
  reference: string;
  status: LeadStatus;
  tags: string[];
  version: number;
  /** Undefined while it is not deleted. */
  deletion: DeletionRow | undefined;
};

@Injectable()
export class LeadRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** New leads, the one that waits longest first. */
  async waiting(limit: number): Promise<Submission[]> {
    const rows = await this.database.query(
      `SELECT ${leadColumns} FROM lead WHERE status = 'new' AND deleted_at IS NULL
       ORDER BY submitted_at, id LIMIT $1`,
      [limit],
    );
    return rows.map(withIsoTimes);
  }

  async findDetail(id: string): Promise<SubmissionDetail | undefined> {
    const [lead] = await this.database.query(
      `SELECT ${leadColumns} FROM lead WHERE id = $1 AND deleted_at IS NULL`,
      [id],
    );
    if (!lead) return undefined;
    const [notes, alerts, statusChanges, contacts] = await Promise.all([
      this.notes(id),
      this.alerts(id),
      this.statusChanges(id),
      this.contacts(id),
    ]);
    return { ...withIsoTimes(lead), notes, alerts, statusChanges, contacts } as SubmissionDetail;
  }

  /** Why a lead is not there. */
  async missing(id: string): Promise<AppError> {
    const [row] = await this.database.query(
      `SELECT ${deletionColumns} FROM lead WHERE id = $1 AND deleted_at IS NOT NULL`,
      [id],
    );
    return missingLead(row);
  }

  /** Holds a lead against other changes until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<LockedLead | undefined> {
    const [lead] = await manager.query(
      `SELECT id, reference, status, tags, version, ${deletionColumns} FROM lead WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return lead && { ...lead, deletion: lead.deletedAt ? lead : undefined };
  }

  /** A lead as lists show it, within a transaction. */
  async read(manager: EntityManager, id: string): Promise<Submission> {
    const [lead] = await manager.query(`SELECT ${leadColumns} FROM lead WHERE id = $1`, [id]);
    return withIsoTimes(lead) as Submission;
  }

  /** Moves a lead from one kept count to another; undefined stands for deleted. */
  moveCount(manager: EntityManager, from?: LeadStatus, to?: LeadStatus): Promise<void> {
    return this.moveCounts(manager, { from: from ? [from] : [], to: to ? [to] : [] });
  }

  /** Moves many leads from the kept counts of their old statuses to those of the new ones. */
  async moveCounts(
    manager: EntityManager,
    { from, to }: { from: readonly LeadStatus[]; to: readonly LeadStatus[] },
  ): Promise<void> {
    const steps = new Map<LeadStatus, number>();
    for (const status of from) steps.set(status, (steps.get(status) ?? 0) - 1);
    for (const status of to) steps.set(status, (steps.get(status) ?? 0) + 1);
    // In one order, so that two changes never wait for each other.
    for (const [status, by] of [...steps].sort())
      if (by !== 0)
        await manager.query('UPDATE lead_count SET count = count + $2 WHERE status = $1', [status, by]);
  }

  private async notes(leadId: string): Promise<Note[]> {
    const rows = await this.database.query(
      `SELECT id, content, json_build_object('id', author_id, 'name', author_name) AS author, created_at AS "createdAt"
       FROM note WHERE lead_id = $1 ORDER BY created_at DESC, id DESC`,
      [leadId],
    );
    return rows.map(withIsoTimes);
  }

  private async alerts(leadId: string): Promise<Alert[]> {
    const rows = await this.database.query(
      `SELECT id, recipient, state, attempts, smtp_response AS "smtpResponse", queued_at AS "queuedAt", sent_at AS "sentAt",
         next_attempt_at AS "nextAttemptAt"
       FROM alert WHERE lead_id = $1 ORDER BY queued_at DESC, id DESC`,
      [leadId],
    );
    return rows.map(withIsoTimes);
  }

  private async statusChanges(leadId: string): Promise<StatusChange[]> {
    const rows = await this.database.query(
      `SELECT id, from_status AS "from", to_status AS "to", created_at AS "createdAt",
         json_build_object('id', author_id, 'name', author_name) AS author
       FROM status_change WHERE lead_id = $1 ORDER BY created_at DESC, id DESC`,
      [leadId],
    );
    return rows.map(withIsoTimes);
  }

  private async contacts(leadId: string): Promise<Contact[]> {
    const rows = await this.database.query(
      `SELECT id, outcome, channel, note, created_at AS "createdAt",
         json_build_object('id', author_id, 'name', author_name) AS author
       FROM contact WHERE lead_id = $1 ORDER BY created_at DESC, id DESC`,
      [leadId],
    );
    return rows.map(withIsoTimes);
  }
}
