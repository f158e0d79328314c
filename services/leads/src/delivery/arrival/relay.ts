import { PostgresListener, RepeatedTask, recordWork, SETTINGS } from '@golghar/platform';
import { Inject, Injectable, Logger, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Any, DataSource, type EntityManager, In } from 'typeorm';
import { canaryActor } from '../../intake/canary-run.entity';
import { OutboxEntity } from '../../intake/enquiries/enquiry.entity';
import { enquiryStoredChannel } from '../../intake/enquiries/enquiry-writer';
import { LeadCountEntity, LeadEntity } from '../../leads/lead.entity';
import { record } from '../../leads/lead-activity.entity';
import { tryLink } from '../../leads/people-links/person-links';
import { tellWebhooks } from '../../leads/webhook-calls';
import type { WorkerSettings } from '../../settings';
import { findAlertRecipients, queueAlerts } from '../alerts/alerts';
import { assignLeads } from '../assignment/assignment.service';
import { quarantineSpam } from '../spam-review/spam-review';
import { queueThankYous } from '../thank-you/thank-you-email';
import { WakeQueue } from './wake-queue';

/** How often the relay polls, in case a notification is lost. */
const pollIntervalMs = 1000;
const batchSize = 100;

const arrivingColumns = {
  ...{ id: true, reference: true, requestId: true, deletedById: true, submittedAt: true },
  ...{ name: true, email: true, message: true, form: true },
} as const;

const idsOf = (leads: readonly LeadEntity[]) => leads.map(({ id }) => id);

/**
 * Takes new leads from the outbox through the steps of their arrival, after the enquiry's commit, woken by Postgres. Deliveries
 * are committed before Redis is told: what Redis does not accept, the engine finds when it polls.
 */
@Injectable()
export class Relay implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Relay.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);

  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    private readonly database: DataSource,
    private readonly listener: PostgresListener,
    private readonly queue: WakeQueue,
  ) {}

  async onModuleInit(): Promise<void> {
    this.task.start();
    const wake = () => this.task.wake();
    await this.listener.listen(enquiryStoredChannel, { onNotification: wake, onListening: wake });
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  private async run(): Promise<void> {
    try {
      for (let moved = batchSize; moved === batchSize; ) {
        const startedAt = Date.now();
        const requestIds = await this.moveBatch();
        moved = requestIds.length;
        if (moved > 0)
          await this.queue
            .add()
            .catch((error) =>
              this.logger.warn(`failed to queue ${moved} leads; they are found without: ${error.message}`),
            );
        // A batch is one piece of work for the relay and a step in the trace of each enquiry.
        const work = { name: 'outbox to queue', kind: 'PRODUCER' } as const;
        for (const id of requestIds) if (id) recordWork({ ...work, requestIds: [id] }, startedAt, Date.now());
      }
    } catch (err) {
      this.logger.warn({ err }, 'failed to relay the outbox; retrying in the next run');
    }
  }

  /**
   * Moves the oldest rows that no other relay has locked out of the outbox; returns for each the request that brought its lead,
   * if known.
   */
  moveBatch(): Promise<(string | null | undefined)[]> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.find(OutboxEntity, {
        order: { id: 'ASC' },
        take: batchSize,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (rows.length === 0) return [];
      // Locked, so that none of them is deleted while it arrives.
      const leads = await manager.find(LeadEntity, {
        select: arrivingColumns,
        where: { id: Any(rows.map(({ leadId }) => leadId)) },
        order: { id: 'ASC' },
        lock: { mode: 'for_key_share' },
      });
      await this.arrive(manager, rows, leads);
      await manager.delete(OutboxEntity, { id: In(rows.map(({ id }) => id)) });
      return rows.map(({ leadId }) => leads.find(({ id }) => id === leadId)?.requestId);
    });
  }

  /**
   * The steps of a new lead's arrival, in this order. A failing step must not hold up an alert: each has a savepoint of its own.
   */
  private async arrive(manager: EntityManager, rows: readonly OutboxEntity[], leads: readonly LeadEntity[]) {
    const attempt = <Result>(failure: string, step: (inner: EntityManager) => Promise<Result>) =>
      manager.transaction(step).catch((err) => {
        this.logger.warn({ err }, failure);
        return undefined;
      });
    // The product's own test enquiries: only the operator is told, and nothing counts them.
    const canaries = leads.filter(({ deletedById }) => deletedById === canaryActor.id);
    const enquiries = leads.filter((lead) => !canaries.includes(lead));
    await attempt('failed to record that leads came', (inner) =>
      record(inner, 'received', enquiries, { actor: null }),
    );
    const spam = await attempt('failed to review leads for spam; none is quarantined', (inner) =>
      quarantineSpam(inner, enquiries),
    );
    const wanted = enquiries.filter(({ id }) => !spam?.has(id));
    // So that an alert can say which enquiry of the person it is, spam or not.
    await attempt('failed to link enquiries to people; the scan will retry', (inner) =>
      tryLink(inner, idsOf(enquiries)),
    );
    await attempt('failed to assign leads', (inner) => assignLeads(inner, idsOf(wanted)));
    await attempt('failed to queue calls of webhooks', (inner) =>
      tellWebhooks(inner, 'lead.created', idsOf(wanted)),
    );
    const networks = new Map(rows.map(({ leadId, networkHash }) => [leadId, networkHash]));
    await attempt('failed to queue thank-you e-mails', (inner) => queueThankYous(inner, wanted, networks));

    const { ALERT_TO, CANARY_TO = ALERT_TO } = this.settings;
    const staff = await findAlertRecipients(manager);
    await queueAlerts(manager, wanted, staff.length > 0 ? staff : [{ email: ALERT_TO, name: '' }]);
    await queueAlerts(manager, canaries, [{ email: CANARY_TO, name: '' }]);
    // The stored counts include what is not in the outbox, even if a lead was erased meanwhile.
    const counted = rows.length - canaries.length - (spam?.size ?? 0);
    if (counted > 0) await manager.increment(LeadCountEntity, { status: 'new' }, 'count', counted);
  }
}

@Module({ providers: [Relay, WakeQueue] })
export class ArrivalModule {}
