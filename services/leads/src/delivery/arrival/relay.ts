import { isTracing, PostgresListener, RepeatedTask, recordWork } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { enquiryStoredChannel } from '../../intake/enquiries/enquiry.repository';
import { LeadCountEntity, LeadEntity } from '../../leads/lead.entity';
import { type Arrival, ArrivalSteps } from './arrival-steps';
import { OutboxEntity } from './outbox.entity';
import { WakeQueue } from './wake-queue';

/** How often the relay polls, should a notification be lost. */
const pollIntervalMs = 1000;
const batchSize = 100;

/**
 * Takes new leads out of the outbox and through the steps of their arrival, after the enquiry's commit, woken by Postgres.
 * Deliveries are committed before Redis hears of them: what Redis does not take, the engine finds when it looks.
 */
@Injectable()
export class Relay implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Relay.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);

  constructor(
    private readonly database: DataSource,
    private readonly listener: PostgresListener,
    private readonly steps: ArrivalSteps,
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
        const leadIds = await this.moveBatch();
        moved = leadIds.length;
        if (moved > 0)
          await this.queue
            .add()
            .catch((error) =>
              this.logger.warn(`failed to queue ${moved} leads; they are found without: ${error.message}`),
            );
        if (isTracing() && moved > 0) await this.trace(leadIds, startedAt);
      }
    } catch (err) {
      this.logger.warn({ err }, 'failed to relay the outbox; retrying in the next run');
    }
  }

  /**
   * Moves the oldest rows that no other relay has just locked out of the outbox, and their leads into the kept counts, which
   * count what is not in the outbox; answers the leads.
   */
  moveBatch(): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.find(OutboxEntity, {
        order: { id: 'ASC' },
        take: batchSize,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (rows.length === 0) return [];
      const leadIds = rows.map(({ leadId }) => leadId);
      const networkHashes = new Map(rows.map(({ leadId, networkHash }) => [leadId, networkHash]));
      const arrival: Arrival = { leadIds, wantedIds: leadIds, canaryIds: [], networkHashes };
      await this.steps.run(arrival, manager);
      await manager.delete(OutboxEntity, { id: In(rows.map(({ id }) => id)) });
      const count = arrival.wantedIds.length;
      if (count > 0) await manager.increment(LeadCountEntity, { status: 'new' }, 'count', count);
      return leadIds;
    });
  }

  /** A batch is one piece of work for the relay and a step in the trace of each enquiry. */
  private async trace(leadIds: readonly string[], startedAt: number): Promise<void> {
    const endedAt = Date.now();
    const name = 'outbox to queue';
    // The seed's were brought by no request.
    const leads = await this.database.manager.find(LeadEntity, {
      select: { id: true, requestId: true },
      where: { id: In(leadIds), requestId: Not(IsNull()) },
    });
    for (const { requestId } of leads)
      recordWork({ name, kind: 'producer', requestIds: [requestId] }, startedAt, endedAt);
  }
}
