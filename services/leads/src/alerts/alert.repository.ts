import type { ServiceKey } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { AlertJob } from './alert-job';

export type Recipient = { email: string; name: string };

/** An alert that is about to be sent, with what its mail says. */
export type ClaimedAlert = {
  id: string;
  recipient: Recipient;
  attempts: number;
  queuedAt: Date;
  lead: {
    id: string;
    reference: string;
    name: string;
    email: string;
    phone: string;
    city: string | null;
    service: ServiceKey;
    message: string;
    submittedAt: Date;
  };
};

@Injectable()
export class AlertRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Whom auth names: the active admins and managers. */
  recipients(manager: EntityManager): Promise<Recipient[]> {
    return manager.query('SELECT email, name FROM auth.alert_recipients ORDER BY email');
  }

  /** Writes a ledger row for each lead and recipient; those that are there already stay as they are. */
  async open(manager: EntityManager, leadIds: string[], recipients: Recipient[]): Promise<AlertJob[]> {
    const rows = leadIds.flatMap((leadId) => recipients.map((to) => ({ id: uuid(), leadId, ...to })));
    return manager.query(
      `INSERT INTO alert (id, lead_id, recipient, recipient_name)
       SELECT id, lead_id, email, name
       FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS row (id, lead_id, email, name)
       WHERE EXISTS (SELECT FROM lead WHERE lead.id = row.lead_id)
       ON CONFLICT DO NOTHING RETURNING id AS "alertId", generation`,
      [
        rows.map(({ id }) => id),
        rows.map(({ leadId }) => leadId),
        rows.map(({ email }) => email),
        rows.map(({ name }) => name),
      ],
    );
  }

  /**
   * Takes an alert for sending: its row stays locked until the transaction ends, so that no second worker sends
   * it too, and a worker that dies lets go of it at once. Undefined when there is nothing to send any more.
   */
  async claim(manager: EntityManager, { alertId, generation }: AlertJob): Promise<ClaimedAlert | undefined> {
    const rows: ClaimedAlert[] = await manager.query(
      `SELECT alert.id, alert.attempts, alert.queued_at AS "queuedAt",
         json_build_object('email', alert.recipient, 'name', alert.recipient_name) AS recipient,
         json_build_object('id', lead.id, 'reference', lead.reference, 'name', lead.name, 'email', lead.email,
           'phone', lead.phone, 'city', lead.city, 'service', lead.service, 'message', lead.message,
           'submittedAt', lead.submitted_at) AS lead
       FROM alert JOIN lead ON lead.id = alert.lead_id
       WHERE alert.id = $1 AND alert.generation = $2 AND alert.state = 'queued'
       FOR UPDATE OF alert SKIP LOCKED`,
      [alertId, generation],
    );
    const [row] = rows;
    return row && { ...row, lead: { ...row.lead, submittedAt: new Date(row.lead.submittedAt) } };
  }

  async markSent(manager: EntityManager, id: string, answer: string): Promise<void> {
    await manager.query(
      `UPDATE alert SET state = 'sent', attempts = attempts + 1, answer = $2, sent_at = now(), next_attempt_at = NULL
       WHERE id = $1`,
      [id, answer],
    );
  }

  async markFailed(manager: EntityManager, id: string, answer: string): Promise<void> {
    await manager.query(
      `UPDATE alert SET state = 'failed', attempts = attempts + 1, answer = $2, next_attempt_at = NULL WHERE id = $1`,
      [id, answer],
    );
  }

  /** Leaves the next attempt to the sweep, in so many seconds. */
  async defer(manager: EntityManager, id: string, answer: string, seconds: number): Promise<void> {
    await manager.query(
      `UPDATE alert SET attempts = attempts + 1, answer = $2,
         next_attempt_at = clock_timestamp() + make_interval(secs => $3) WHERE id = $1`,
      [id, answer, seconds],
    );
  }

  /** A page of alerts that should have been sent by now, oldest first. */
  async overdue(after: { dueAt: Date; id: string } | undefined, limit: number) {
    const rows: (AlertJob & { dueAt: Date })[] = await this.database.query(
      `SELECT id AS "alertId", generation, next_attempt_at AS "dueAt" FROM alert
       WHERE state = 'queued' AND next_attempt_at < now() - interval '2 seconds'
         AND (next_attempt_at, id) > ($1, $2)
       ORDER BY next_attempt_at, id LIMIT $3`,
      [after?.dueAt ?? '-infinity', after?.id ?? '00000000-0000-0000-0000-000000000000', limit],
    );
    return rows;
  }

  /** Raises the generation of alerts that Redis has lost: their old jobs, should they turn up, are void. */
  async renew(jobs: readonly AlertJob[]): Promise<AlertJob[]> {
    // A locked row is being sent right now, whatever Redis knows.
    const [rows] = await this.database.query(
      `UPDATE alert SET generation = generation + 1 WHERE id IN (
         SELECT alert.id FROM alert JOIN unnest($1::uuid[], $2::int[]) AS lost (id, generation) USING (id, generation)
         WHERE alert.state = 'queued' FOR UPDATE OF alert SKIP LOCKED
       ) RETURNING id AS "alertId", generation`,
      [jobs.map(({ alertId }) => alertId), jobs.map(({ generation }) => generation)],
    );
    return rows;
  }
}
