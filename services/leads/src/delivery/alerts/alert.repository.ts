import type { Alert } from '@golghar/contracts';
import { type Delivery, queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Any, DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { LeadEntity } from '../../leads/lead.entity';
import * as sql from './alert.sql';
import { alertDigestKind, alertKind } from './alert-kinds';
import type { AlertContent } from './mail/alert-content';

export type Recipient = sql.RecipientRow;

/** An alert that is about to be sent, with what its mail says. */
export type SentAlert = Delivery & { about: AlertContent };

const contentOf = ({ id, requestId, recipient, lead }: sql.AlertRow): AlertContent => ({
  id,
  requestId,
  recipient,
  lead: {
    ...lead,
    submittedAt: new Date(lead.submittedAt),
    dueAt: lead.dueAt === null ? null : new Date(lead.dueAt),
  },
});

@Injectable()
export class AlertRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Whom auth names: the active admins and managers. */
  recipients(manager: EntityManager): Promise<Recipient[]> {
    return manager.query(sql.recipientsSql);
  }

  /** Queues an alert for each lead and recipient, but for those that are there already and for leads that are gone. */
  async open(
    manager: EntityManager,
    leadIds: readonly string[],
    recipients: readonly Recipient[],
  ): Promise<void> {
    const present = await manager.find(LeadEntity, {
      select: { id: true },
      where: { id: Any(leadIds) },
      order: { id: 'ASC' },
      lock: { mode: 'for_key_share' },
    });
    const alerts = present.flatMap(({ id: leadId }) =>
      recipients.map((recipient) => ({
        kind: alertKind,
        subjectId: leadId,
        leadId,
        recipient,
        dedupeKey: `${leadId} ${recipient.email}`,
      })),
    );
    await queueDeliveries(manager, alerts);
  }

  /** What claimed alerts tell, without those whose leads are gone. */
  async findContents(manager: EntityManager, alerts: readonly Delivery[]): Promise<SentAlert[]> {
    const rows: sql.AlertRow[] = await manager.query(sql.findAlerts, [alerts.map(({ id }) => id)]);
    const contents = new Map(rows.map((row) => [row.id, contentOf(row)]));
    return alerts.flatMap((alert) => {
      const about = contents.get(alert.id);
      return about ? [{ ...alert, about }] : [];
    });
  }

  /** How many mails about one lead each recipients got in this minute. */
  async countSent(manager: EntityManager, recipients: readonly string[]): Promise<Map<string, number>> {
    const rows: sql.SentRow[] = await manager.query(sql.countSent, [recipients]);
    return new Map(rows.map(({ recipient, mails }) => [recipient, mails]));
  }

  /** Leaves claimed alerts of one recipient to the digest of the next minute, or the one after where that is on its way. */
  async moveToDigest(manager: EntityManager, alerts: readonly Delivery[]): Promise<void> {
    const [{ recipient, recipientName } = {}] = alerts;
    await manager.transaction(async (inner) => {
      let digest: sql.DigestRow | undefined;
      for (let minutes = 0; !digest; minutes += 1)
        [digest] = await inner.query(sql.openDigest, [
          uuid(),
          alertDigestKind,
          recipient,
          recipientName,
          minutes,
        ]);
      await inner.query(sql.moveToDigest, [
        digest.id,
        alerts.map(({ id }) => id),
        alerts.map(({ attempts }) => attempts),
      ]);
    });
  }

  /** Begins an attempt at the oldest alerts of a digest, of at most so many characters; `hasMore` says whether others stay. */
  async startDigest(
    manager: EntityManager,
    digest: Delivery,
    maxCharacters: number,
  ): Promise<{ alerts: SentAlert[]; hasMore: boolean }> {
    const rows: sql.DigestedRow[] = await manager.query(sql.startDigest, [digest.id, maxCharacters]);
    const alerts = rows.map((row) => ({
      ...digest,
      kind: alertKind,
      id: row.id,
      attempts: row.attempts,
      about: contentOf(row),
    }));
    return { alerts, hasMore: rows[0]?.hasMore ?? false };
  }

  /** Alerts about a lead, newest first. */
  async findByLead(leadId: string): Promise<Alert[]> {
    const rows = await this.database.manager.find(DeliveryEntity, {
      where: { leadId, kind: alertKind },
      order: { queuedAt: 'DESC', id: 'DESC' },
    });
    return rows.map(({ id, recipient, state, attempts, lastAnswer, queuedAt, sentAt, nextAttemptAt }) => ({
      id,
      recipient: recipient ?? '',
      state: state === 'cancelled' ? 'failed' : state,
      attempts,
      smtpResponse: lastAnswer,
      queuedAt: queuedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    }));
  }

  /** Queues alerts again, sent or failed, with a full five days before them; answers how many. */
  async requeue(
    manager: EntityManager,
    which: Pick<FindOptionsWhere<DeliveryEntity>, 'id' | 'leadId' | 'state'>,
  ): Promise<number> {
    const { affected } = await manager.update(
      DeliveryEntity,
      { ...which, kind: alertKind },
      {
        state: 'queued',
        attempts: 0,
        groupId: null,
        lastAnswer: null,
        sentAt: null,
        claimedUntil: null,
        queuedAt: () => 'now()',
        nextAttemptAt: () => `date_trunc('milliseconds', now())`,
      },
    );
    return affected ?? 0;
  }

  /** Forgets alerts that the mail server will never take; answers how many. */
  async discardParked(manager: EntityManager): Promise<number> {
    const { affected } = await manager.delete(DeliveryEntity, { kind: alertKind, state: 'failed' });
    return affected ?? 0;
  }
}
