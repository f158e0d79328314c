import type { Alert } from '@golghar/contracts';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Any, DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { LeadEntity } from '../../leads/lead.entity';

/** Kind of the e-mail about one lead to one member of staff. */
export const alertKind = 'alert';

/** And of the one about many leads, where somebody got too many in one minute. */
export const alertDigestKind = 'alert_digest';

export type Recipient = { email: string; name: string };

@Injectable()
export class AlertRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Whom auth names: the active admins and managers. */
  recipients(manager: EntityManager): Promise<Recipient[]> {
    return manager
      .createQueryBuilder()
      .select(['email', 'name'])
      .from('auth.alert_recipients', 'recipient')
      .orderBy('email')
      .getRawMany<Recipient>();
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
