import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../tasks/repeated-task';
import { traced } from '../tracing/tracing';
import { CHANNELS, type Channel } from './channels/channel';
import type { Delivery, Ending, Outcome } from './delivery';
import { type ClaimedRow, claimDue, leaseRenewalMs, renewClaims } from './delivery.sql';
import { type Message, Messages, type Outgoing } from './message';
import { OutcomeRecorder } from './outcome-recorder';
import { makeSlots } from './slots';

/** How often it looks without being woken: for what Redis has lost or never took, and what a crash cut off. */
const pollIntervalMs = 1000;

/** Deliveries of one claim. */
const batchSize = 50;

/** What is refused for its content is sent in so many parts at most; a server that refuses each gets the rest later. */
const maxParts = 64;

/** What is on its way gets this long to arrive when the process is asked to stop. */
const stopTimeoutMs = 8000;

/**
 * Sends what a service's table `delivery` says is due. It claims in batches, hands each to its channel with no database
 * connection held, and records what came of them in batches. Only a crash between the other end's yes and the record sends a
 * second copy, under the same Message-ID or webhook id. Postgres alone decides what is due, so it may be woken at any time,
 * by anybody, and misses nothing if nobody does.
 */
@Injectable()
export class DeliveryEngine implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(DeliveryEngine.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);
  /** What is claimed and not recorded yet. */
  private readonly claimed = new Map<string, { delivery: Delivery; channel: Channel }>();
  private readonly working = new Set<Promise<void>>();
  private readonly slots: ReadonlyMap<Channel, ReturnType<typeof makeSlots>>;
  private renewal: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(CHANNELS) private readonly channels: readonly Channel[],
    private readonly messages: Messages,
    private readonly recorder: OutcomeRecorder,
  ) {
    this.slots = new Map(channels.map((channel) => [channel, makeSlots(channel)]));
  }

  onModuleInit(): void {
    this.renewal = setInterval(() => void this.renewClaims(), leaseRenewalMs);
    this.task.start();
  }

  /** Whatever still hangs in the end comes back when its lease ends. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.task.stop();
    await Promise.race([Promise.all(this.working), sleep(stopTimeoutMs, undefined, { ref: false })]);
    clearInterval(this.renewal);
  }

  /** Looks at once for what is due. */
  wake(): void {
    this.task.wake();
  }

  /** Sends what is due now, and resolves when all of it is recorded. */
  async deliverDue(): Promise<void> {
    while (await this.startDue()) await Promise.all(this.working);
  }

  private async run(): Promise<void> {
    try {
      while ((await this.startDue()) && !this.isStopping);
    } catch (err) {
      this.logger.warn({ err }, 'failed to claim deliveries; retrying');
    }
  }

  /** Starts a batch of each channel; answers whether there was any. */
  private async startDue(): Promise<boolean> {
    let count = 0;
    for (const channel of this.channels) {
      const batch = await this.claim(channel);
      count += batch.length;
      for (const kind of new Set(batch.map((delivery) => delivery.kind)))
        this.start(
          channel,
          batch.filter((delivery) => delivery.kind === kind),
        );
    }
    return count > 0;
  }

  private async claim(channel: Channel): Promise<Delivery[]> {
    const hosts = new Map<string, number>();
    let free = 2 * batchSize;
    for (const { delivery, channel: other } of this.claimed.values()) {
      if (other !== channel) continue;
      free -= 1;
      hosts.set(delivery.host, (hosts.get(delivery.host) ?? 0) + 1);
    }
    // A few at a time would cost as much as many.
    if (free < batchSize / 2) return [];
    const busy = [...hosts].filter(([, count]) => 2 * count >= channel.claimedPerHost).map(([host]) => host);
    const paused = (await channel.findPaused?.(this.database.manager)) ?? [];
    const [rows]: [ClaimedRow[], number] = await this.database.query(claimDue, [
      channel.name,
      Math.min(free, batchSize),
      [...busy, ...paused],
      channel.claimedPerHost,
    ]);
    for (const delivery of rows) this.claimed.set(delivery.id, { delivery, channel });
    return rows.sort(
      (one, other) => one.dueAt.getTime() - other.dueAt.getTime() || (one.id < other.id ? -1 : 1),
    );
  }

  private start(channel: Channel, deliveries: readonly Delivery[]): void {
    const working = this.work(channel, deliveries)
      .catch((err) => this.logger.warn({ err }, 'failed to process deliveries; retrying'))
      .finally(() => {
        this.free(deliveries);
        this.working.delete(working);
      });
    this.working.add(working);
  }

  private async work(channel: Channel, deliveries: readonly Delivery[]): Promise<void> {
    const message = this.messages.of(deliveries[0]?.kind ?? '');
    const outgoing = await this.compose(message, deliveries);
    await Promise.all(
      outgoing.map((each) =>
        traced({ name: `send ${message.kind}`, kind: 'consumer', requestIds: each.requestIds ?? [] }, () =>
          this.deliver(channel, each).finally(() => this.free(each.about)),
        ),
      ),
    );
  }

  /** Makes room for the next ones. */
  private free(deliveries: readonly Delivery[]): void {
    for (const { id } of deliveries) this.claimed.delete(id);
    this.task.wake();
  }

  private async compose(message: Message, deliveries: readonly Delivery[]): Promise<Outgoing[]> {
    if (message.compose) {
      try {
        const underWay = [...this.claimed.values()].map(({ delivery }) => delivery);
        return await message.compose(deliveries, this.database.manager, underWay);
      } catch (err) {
        await Promise.all(deliveries.map((delivery) => this.giveBack(delivery, err)));
        return [];
      }
    }
    const outgoing = await Promise.all(
      deliveries.map(async (delivery): Promise<Outgoing[]> => {
        try {
          const content = await this.messages.render(delivery, this.database.manager);
          return [{ about: [delivery], content }];
        } catch (err) {
          await this.giveBack(delivery, err);
        }
        return [];
      }),
    );
    return outgoing.flat();
  }

  private async giveBack(delivery: Delivery, err: unknown): Promise<void> {
    this.logger.error({ err, deliveryId: delivery.id, kind: delivery.kind }, 'failed to render a delivery');
    await this.recorder.record(delivery, {
      kind: 'deferred',
      answer: 'It could not be rendered.',
      isUnrendered: true,
    });
  }

  /** Sends one thing, or the parts of it where it is refused for its content, and records what came of each. */
  private async deliver(channel: Channel, whole: Outgoing): Promise<void> {
    if (whole.content === undefined) return this.record(whole.about, { kind: 'cancelled' });
    const parts = [whole];
    const outcomes: Outcome[] = [];
    for (let sent = 0; parts.length > 0; sent += 1) {
      const part = parts.shift() as Outgoing;
      const outcome = await this.handOver(channel, part);
      if (!outcome) return this.release(part);
      const instead =
        outcome.kind === 'rejected' && outcome.isAboutContent ? part.instead?.(outcome) : undefined;
      if (instead && sent + 1 < maxParts) {
        parts.unshift(...instead);
        continue;
      }
      const ending: Outcome = instead ? { kind: 'deferred', answer: outcome.answer } : outcome;
      outcomes.push(ending);
      part.answered?.(ending);
      await this.record(part.about, ending);
    }
    if (!whole.group) return;
    const { delivery, hasMore } = whole.group;
    const ending = outcomes.find(({ kind }) => kind === 'deferred') ?? outcomes[0];
    const goesOn = hasMore && ending?.kind !== 'deferred';
    if (ending) await this.recorder.record(delivery, goesOn ? { kind: 'waits', seconds: 60 } : ending);
  }

  /** Undefined when the process is asked to stop before its turn has come. */
  private async handOver(
    channel: Channel,
    { about, content, group, requestIds = [] }: Outgoing,
  ): Promise<Outcome | undefined> {
    const delivery = group?.delivery ?? about[0];
    if (!delivery) throw new Error('What leaves is about one delivery at least');
    return this.slots.get(channel)?.(delivery.host, async () => {
      if (this.isStopping) return undefined;
      const name = channel.name === 'email' ? 'hand over to the mail server' : 'hand over to the endpoint';
      return traced({ name, kind: 'client', requestIds }, async (note) => {
        const outcome = await channel.send(delivery, content);
        note({ outcome: outcome.kind });
        return outcome;
      });
    });
  }

  private async release({ about, group }: Outgoing): Promise<void> {
    await this.record(group ? [...about, group.delivery] : about, { kind: 'waits', seconds: 0 });
  }

  private async record(deliveries: readonly Delivery[], ending: Ending): Promise<void> {
    await Promise.all(deliveries.map((delivery) => this.recorder.record(delivery, ending)));
  }

  /** One that fails is not held against the work: the next one may succeed, and a lease that ends costs a second copy. */
  private async renewClaims(): Promise<void> {
    const deliveries = [...this.claimed.values()].map(({ delivery }) => delivery);
    if (deliveries.length === 0) return;
    const values = [deliveries.map(({ id }) => id), deliveries.map(({ attempts }) => attempts)];
    await this.database.query(renewClaims, values).catch(() => undefined);
  }
}
