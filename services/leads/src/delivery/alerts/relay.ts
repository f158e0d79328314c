import { currentTracer, PostgresListener, RepeatedTask, type Tracer } from '@golghar/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CanaryRepository } from '../../canary/canary.repository';
import { enquiryStoredChannel } from '../../intake/enquiries/enquiry-announcer';
import { PersonLinker } from '../../leads/people-links/person-linker';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { AssignmentService } from '../assignment/assignment.service';
import { SpamReview } from '../spam-review/spam-review';
import { ThankYouEmails } from '../thank-you/thank-you-emails';
import { WebhookEvents } from '../webhooks/webhook-events';
import { AlertRepository } from './alert.repository';
import type { AlertJob } from './alert-job';
import { AlertQueue } from './alert-queue';
import { OutboxRepository } from './outbox.repository';

/** How often the relay polls, should a notification be lost. */
const pollIntervalMs = 1000;
const batchSize = 100;

/**
 * Carries what the outbox holds to the ledger and the queue, after the enquiry's commit, woken by Postgres. The
 * ledger rows are committed before Redis hears of them: what Redis does not take now, the sweep brings later.
 */
@Injectable()
export class Relay implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Relay.name);
  private readonly listener: PostgresListener;
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly outbox: OutboxRepository,
    private readonly alerts: AlertRepository,
    private readonly queue: AlertQueue,
    private readonly spamReview: SpamReview,
    private readonly linker: PersonLinker,
    private readonly assignment: AssignmentService,
    private readonly webhooks: WebhookEvents,
    private readonly canaries: CanaryRepository,
    private readonly thankYous: ThankYouEmails,
  ) {
    const wake = () => this.task.wake();
    this.listener = new PostgresListener({
      databaseUrl: settings.DATABASE_URL,
      applicationName: 'leads-relay',
      channel: enquiryStoredChannel,
      onNotification: wake,
      onListening: wake,
    });
  }

  async onModuleInit(): Promise<void> {
    this.task.start();
    await this.listener.open();
  }

  async onModuleDestroy(): Promise<void> {
    await this.listener.close();
    await this.task.stop();
  }

  private async run(): Promise<void> {
    try {
      for (let moved = batchSize; moved === batchSize; ) {
        const startedAt = Date.now();
        const { leadIds, jobs } = await this.moveBatch();
        moved = leadIds.length;
        await this.queue
          .add(jobs)
          .catch((error) =>
            this.logger.warn(`failed to queue ${jobs.length} alerts; the sweep will retry: ${error.message}`),
          );
        const tracer = currentTracer();
        if (tracer && moved > 0) await this.trace(tracer, leadIds, startedAt);
      }
    } catch (err) {
      this.logger.warn({ err }, 'failed to relay the outbox; retrying in the next run');
    }
  }

  /** Moves a batch from the outbox to the ledger and the kept counts, in one transaction. */
  moveBatch(): Promise<{ leadIds: string[]; jobs: AlertJob[] }> {
    return this.database.transaction(async (manager) => {
      const rows = await this.outbox.lockOldest(batchSize, manager);
      if (rows.length === 0) return { leadIds: [], jobs: [] };
      const staff = await this.alerts.recipients(manager);
      const recipients = staff.length > 0 ? staff : [{ email: this.settings.ALERT_TO, name: '' }];
      const arrived = rows.map(({ leadId }) => leadId);
      const canaries = await this.findCanaries(manager, arrived);
      const ids = arrived.filter((id) => !canaries.has(id));
      const spam = await this.quarantineSpam(manager, ids);
      await this.linkPeople(manager, ids);
      const leadIds = ids.filter((id) => !spam.has(id));
      await this.assign(manager, leadIds);
      await this.addWebhookEvents(manager, leadIds);
      const networkHashes = new Map(rows.map(({ leadId, networkHash }) => [leadId, networkHash]));
      await this.thank(manager, leadIds, networkHashes);
      const jobs = await this.alerts.open(manager, leadIds, recipients);
      if (canaries.size > 0) jobs.push(...(await this.openForCanaries(manager, canaries)));
      await this.outbox.remove(rows, leadIds.length, manager);
      return { leadIds: arrived, jobs };
    });
  }

  /** A batch is one piece of work for the relay and a step in the trace of each enquiry. */
  private async trace(tracer: Tracer, leadIds: readonly string[], startedAt: number): Promise<void> {
    const endedAt = Date.now();
    const name = 'outbox to queue';
    for (const requestId of await this.outbox.requestIds(leadIds))
      tracer.record({ name, kind: 'producer', requestIds: [requestId], startedAt, endedAt });
  }

  /** Of the product's own enquiries nobody but the operator is told, and nothing counts them. */
  private async findCanaries(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
    const work = (inner: EntityManager) => this.canaries.findLeads(inner, ids);
    return (await this.attempt(manager, work, 'failed to look for canaries')) ?? new Set();
  }

  private openForCanaries(manager: EntityManager, ids: ReadonlySet<string>): Promise<AlertJob[]> {
    const { ALERT_TO, CANARY_TO = ALERT_TO } = this.settings;
    return this.alerts.open(manager, [...ids], [{ email: CANARY_TO, name: '' }]);
  }

  private async quarantineSpam(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
    const work = (inner: EntityManager) => this.spamReview.quarantineLeads(inner, ids);
    return (
      (await this.attempt(manager, work, 'failed to review leads for spam; none is quarantined')) ?? new Set()
    );
  }

  /** So that an alert can tell which enquiry of the person it is. */
  private async linkPeople(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const work = (inner: EntityManager) => this.linker.tryLink(inner, ids);
    await this.attempt(manager, work, 'failed to link enquiries to people; the scan will retry');
  }

  private async assign(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const work = (inner: EntityManager) => this.assignment.assign(inner, ids);
    await this.attempt(manager, work, 'failed to assign leads');
  }

  private async addWebhookEvents(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const work = (inner: EntityManager) => this.webhooks.addCreatedEvents(inner, ids);
    await this.attempt(manager, work, 'failed to queue webhook events');
  }

  private async thank(
    manager: EntityManager,
    ids: readonly string[],
    networkHashes: ReadonlyMap<string, Buffer | null>,
  ): Promise<void> {
    const work = (inner: EntityManager) => this.thankYous.queue(inner, ids, networkHashes);
    await this.attempt(manager, work, 'failed to queue thank-you e-mails');
  }

  /** What fails within it must not hold up an alert: it has a savepoint of its own. */
  private async attempt<Result>(
    manager: EntityManager,
    work: (inner: EntityManager) => Promise<Result>,
    failure: string,
  ): Promise<Result | undefined> {
    try {
      return await manager.transaction(work);
    } catch (err) {
      this.logger.warn({ err }, failure);
      return undefined;
    }
  }
}
