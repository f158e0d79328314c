import type { ServiceKey } from '@golghar/contracts';
import { backOff, isGivenUpSql, isUnclaimedSql, leaseEndSql } from '@golghar/platform/mail';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { AlertJob } from './alert-job';

export type Recipient = { email: string; name: string };

/**
 * SQL: how long after it is due the sweep leaves an alert to the relay, which has just told Redis of it. Whoever wants
 * the sweep to take an alert at its next round makes it due so long ago.
 */
export const sweepGraceSql = `interval '2 seconds'`;

/** An alert that is about to be sent, with what its mail says. */
export type ClaimedAlert = {
  id: string;
  /** Tells this claim from one after the alert was queued anew. */
  generation: number;
  recipient: Recipient;
  attempts: number;
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
   * Claims an alert for sending, so that no second worker sends it too; a worker that dies lets go of it when its
   * lease ends. Undefined when there is nothing to send any more.
   */
  async claim({ alertId, generation }: AlertJob): Promise<ClaimedAlert | undefined> {
    const [[row]]: [ClaimedAlert[], number] = await this.database.query(
      `UPDATE alert SET attempts = attempts + 1, claimed_until = ${leaseEndSql}
       FROM lead
       WHERE alert.id = $1 AND alert.generation = $2 AND alert.state = 'queued' AND ${isUnclaimedSql}
         AND lead.id = alert.lead_id
       RETURNING alert.id, alert.generation, alert.attempts,
         json_build_object('email', alert.recipient, 'name', alert.recipient_name) AS recipient,
         json_build_object('id', lead.id, 'reference', lead.reference, 'name', lead.name, 'email', lead.email,
           'phone', lead.phone, 'city', lead.city, 'service', lead.service, 'message', lead.message,
           'submittedAt', lead.submitted_at) AS lead`,
      [alertId, generation],
    );
    return row && { ...row, lead: { ...row.lead, submittedAt: new Date(row.lead.submittedAt) } };
  }

  async renewClaim({ id, generation }: ClaimedAlert): Promise<void> {
    await this.database.query(
      `UPDATE alert SET claimed_until = ${leaseEndSql} WHERE id = $1 AND generation = $2 AND state = 'queued'`,
      [id, generation],
    );
  }

  async markSent({ id, generation }: ClaimedAlert, smtpResponse: string): Promise<void> {
    await this.database.query(
      `UPDATE alert SET state = 'sent', smtp_response = $3, sent_at = clock_timestamp(), claimed_until = NULL,
         next_attempt_at = NULL
       WHERE id = $1 AND generation = $2`,
      [id, generation, smtpResponse],
    );
  }

  /** Parks an alert that the mail server will never take. */
  async park({ id, generation }: ClaimedAlert, smtpResponse: string): Promise<void> {
    await this.database.query(
      `UPDATE alert SET state = 'failed', smtp_response = $3, claimed_until = NULL, next_attempt_at = NULL
       WHERE id = $1 AND generation = $2`,
      [id, generation, smtpResponse],
    );
  }

  /** Leaves the next attempt to the sweep, or parks the alert when it has waited for days; true when it did. */
  async defer({ id, generation, attempts }: ClaimedAlert, smtpResponse: string): Promise<boolean> {
    const [[row]]: [{ isParked: boolean }[], number] = await this.database.query(
      `UPDATE alert SET smtp_response = $3, claimed_until = NULL,
         state = CASE WHEN ${isGivenUpSql} THEN 'failed' ELSE state END,
         next_attempt_at = CASE WHEN NOT ${isGivenUpSql} THEN clock_timestamp() + make_interval(secs => $4) END
       WHERE id = $1 AND generation = $2 RETURNING state = 'failed' AS "isParked"`,
      [id, generation, smtpResponse, backOff(attempts)],
    );
    return row?.isParked ?? false;
  }

  /** A page of alerts that should have been sent by now, oldest first. */
  async overdue(after: { dueAt: Date; id: string } | undefined, limit: number) {
    const rows: (AlertJob & { dueAt: Date })[] = await this.database.query(
      `SELECT id AS "alertId", generation, next_attempt_at AS "dueAt" FROM alert
       WHERE state = 'queued' AND next_attempt_at < now() - ${sweepGraceSql} AND ${isUnclaimedSql}
         AND (next_attempt_at, id) > ($1, $2)
       ORDER BY next_attempt_at, id LIMIT $3`,
      [after?.dueAt ?? '-infinity', after?.id ?? '00000000-0000-0000-0000-000000000000', limit],
    );
    return rows;
  }

  /** Raises the generation of alerts that Redis has lost: their old jobs, should they turn up, do nothing. */
  async renew(jobs: readonly AlertJob[]): Promise<AlertJob[]> {
    // A claimed row is being sent right now, whatever Redis knows.
    const [rows] = await this.database.query(
      `UPDATE alert SET generation = generation + 1 WHERE id IN (
         SELECT alert.id FROM alert JOIN unnest($1::uuid[], $2::int[]) AS lost (id, generation) USING (id, generation)
         WHERE alert.state = 'queued' AND ${isUnclaimedSql} FOR UPDATE OF alert SKIP LOCKED
       ) RETURNING id AS "alertId", generation`,
      [jobs.map(({ alertId }) => alertId), jobs.map(({ generation }) => generation)],
    );
    return rows;
  }
}
