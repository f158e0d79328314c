import type { Alert } from '@golghar/contracts';
import { backoffSeconds, isGivenUpSql, isUnclaimedSql, leaseEndSql } from '@golghar/platform/mail';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AlertEntity } from './alert.entity';
import {
  type AlertJobRow,
  type AlertMailCountRow,
  type ClaimedAlertRow,
  claimAlertSql,
  claimDigestSql,
  countAlertMailSql,
  type DigestRecipientRow,
  digestRecipientsSql,
  openAlertsSql,
  type RecipientRow,
  recipientsSql,
  renewAlertsSql,
} from './alert.sql';
import type { AlertJob } from './alert-job';
import type { AlertContent } from './mail/alert-content';

export type Recipient = RecipientRow;

/**
 * SQL: how long after it is due the sweep leaves an alert to the relay, which has just told Redis of it. Whoever wants
 * the sweep to take an alert at its next round makes it due so long ago.
 */
const sweepGraceSql = `interval '2 seconds'`;

/** An alert that is about to be sent, with what its mail says. Its generation tells this claim from a later one. */
export type ClaimedAlert = Omit<ClaimedAlertRow, 'lead'> & AlertContent;

const claimedAlert = ({ lead, ...row }: ClaimedAlertRow): ClaimedAlert => ({
  ...row,
  lead: {
    ...lead,
    submittedAt: new Date(lead.submittedAt),
    dueAt: lead.dueAt === null ? null : new Date(lead.dueAt),
  },
});

@Injectable()
export class AlertRepository {
  constructor(@InjectRepository(AlertEntity) private readonly alerts: Repository<AlertEntity>) {}

  /** Whom auth names: the active admins and managers. */
  recipients(manager: EntityManager): Promise<Recipient[]> {
    return manager.query(recipientsSql);
  }

  /** Writes a ledger row for each lead and recipient; those that are there already stay as they are. */
  open(manager: EntityManager, leadIds: string[], recipients: Recipient[]): Promise<AlertJob[]> {
    const rows = leadIds.flatMap((leadId) => recipients.map((to) => ({ id: uuid(), leadId, ...to })));
    return manager.query(openAlertsSql, [
      rows.map(({ id }) => id),
      rows.map(({ leadId }) => leadId),
      rows.map(({ email }) => email),
      rows.map(({ name }) => name),
    ]);
  }

  /**
   * Claims an alert for sending, so that no second worker sends it too; a worker that dies lets go of it when its
   * lease ends. Undefined when there is nothing to send any more.
   */
  async claim({ alertId, generation }: AlertJob): Promise<ClaimedAlert | undefined> {
    const [[row]]: [ClaimedAlertRow[], number] = await this.alerts.query(claimAlertSql, [
      alertId,
      generation,
    ]);
    return row && claimedAlert(row);
  }

  /** Counts a mail to a recipient; false when so many went out in this minute already. */
  async countMail({ email }: Recipient, maxPerMinute: number): Promise<boolean> {
    const rows: AlertMailCountRow[] = await this.alerts.query(countAlertMailSql, [email, maxPerMinute]);
    return rows.length > 0;
  }

  /** Leaves a claimed alert to the digest of the next minute; that was no attempt. */
  async moveToDigest(alert: ClaimedAlert): Promise<void> {
    await this.update([alert], {
      inDigest: true,
      claimedUntil: null,
      attempts: () => 'attempts - 1',
      nextAttemptAt: () => `date_trunc('minute', clock_timestamp()) + interval '1 minute'`,
    });
  }

  /** Claims the turn of everybody for whom a digest is due. */
  async claimDigestRecipients(): Promise<string[]> {
    const [rows]: [DigestRecipientRow[], number] = await this.alerts.query(digestRecipientsSql);
    return rows.map(({ recipient }) => recipient);
  }

  /** Claims the alerts of a digest, oldest first, of at most so many characters. */
  async claimDigest(recipient: string, maxCharacters: number): Promise<ClaimedAlert[]> {
    const rows: ClaimedAlertRow[] = await this.alerts.query(claimDigestSql, [recipient, maxCharacters]);
    return rows.map(claimedAlert);
  }

  async renewClaims(alerts: readonly ClaimedAlert[]): Promise<void> {
    await this.update(alerts, { claimedUntil: () => leaseEndSql });
  }

  async markSent(alerts: readonly ClaimedAlert[], smtpResponse: string): Promise<void> {
    await this.update(alerts, {
      state: 'sent',
      smtpResponse,
      sentAt: () => 'clock_timestamp()',
      claimedUntil: null,
      nextAttemptAt: null,
    });
  }

  /** Ends alerts that the mail server will never take. */
  async markFailed(alerts: readonly ClaimedAlert[], smtpResponse: string): Promise<void> {
    await this.update(alerts, { state: 'failed', smtpResponse, claimedUntil: null, nextAttemptAt: null });
  }

  /** Leaves the next attempt to the sweep or the next digest; ends and names those that have waited for days. */
  async defer(alerts: readonly ClaimedAlert[], smtpResponse: string): Promise<string[]> {
    const attempts = Math.max(...alerts.map((alert) => alert.attempts));
    const rows = await this.update(alerts, {
      smtpResponse,
      claimedUntil: null,
      state: () => `CASE WHEN ${isGivenUpSql} THEN 'failed' ELSE state END`,
      nextAttemptAt: () =>
        `CASE WHEN NOT ${isGivenUpSql} THEN clock_timestamp() + make_interval(secs => ${backoffSeconds(attempts)}) END`,
    });
    return rows.filter(({ state }) => state === 'failed').map(({ id }) => id);
  }

  /** Alerts about a lead, newest first. */
  async findByLead(leadId: string): Promise<Alert[]> {
    const rows = await this.alerts.find({ where: { leadId }, order: { queuedAt: 'DESC', id: 'DESC' } });
    return rows.map(({ id, recipient, state, attempts, smtpResponse, queuedAt, sentAt, nextAttemptAt }) => ({
      id,
      recipient,
      state,
      attempts,
      smtpResponse,
      queuedAt: queuedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    }));
  }

  /** Queues an alert again, sent or failed, so that the sweep takes it at once; false when the lead has none such. */
  async requeue(manager: EntityManager, id: string, leadId: string): Promise<boolean> {
    const { affected } = await manager.update(
      AlertEntity,
      { id, leadId },
      {
        state: 'queued',
        attempts: 0,
        generation: () => 'generation + 1',
        inDigest: false,
        smtpResponse: null,
        sentAt: null,
        claimedUntil: null,
        queuedAt: () => 'now()',
        nextAttemptAt: () => `now() - ${sweepGraceSql}`,
      },
    );
    return affected === 1;
  }

  /** A page of alerts that should have been sent by now, oldest first. */
  async overdue(after: { dueAt: Date; id: string } | undefined, limit: number) {
    const query = this.alerts
      .createQueryBuilder('alert')
      .where(`alert.state = 'queued' AND NOT alert.inDigest AND ${isUnclaimedSql}`)
      .andWhere(`alert.nextAttemptAt < now() - ${sweepGraceSql}`)
      .orderBy({ 'alert.nextAttemptAt': 'ASC', 'alert.id': 'ASC' })
      .limit(limit);
    if (after) query.andWhere('(alert.nextAttemptAt, alert.id) > (:dueAt, :id)', after);
    const rows = await query.getMany();
    return rows.map(({ id, generation, nextAttemptAt }) => ({
      alertId: id,
      generation,
      dueAt: nextAttemptAt as Date,
    }));
  }

  /** Raises the generation of alerts that Redis has lost: their old jobs, should they turn up, do nothing. */
  async renew(jobs: readonly AlertJob[]): Promise<AlertJob[]> {
    const [rows]: [AlertJobRow[], number] = await this.alerts.query(renewAlertsSql, [
      jobs.map(({ alertId }) => alertId),
      jobs.map(({ generation }) => generation),
    ]);
    return rows;
  }

  /** Changes alerts that are still those which were claimed. */
  private async update(
    alerts: readonly ClaimedAlert[],
    changes: Parameters<
      ReturnType<ReturnType<Repository<AlertEntity>['createQueryBuilder']>['update']>['set']
    >[0],
  ): Promise<{ id: string; state: string }[]> {
    const { raw } = await this.alerts
      .createQueryBuilder()
      .update()
      .set(changes)
      .where(`state = 'queued'`)
      .andWhere(
        '(id, generation) IN (SELECT * FROM unnest(CAST(:ids AS uuid[]), CAST(:generations AS int[])))',
        { ids: alerts.map(({ id }) => id), generations: alerts.map(({ generation }) => generation) },
      )
      .returning(['id', 'state'])
      .execute();
    return raw;
  }
}
