import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import pLimit from 'p-limit';
import { RepeatedTask } from '../tasks/repeated-task';
import { traced } from '../tracing/tracing';
import { type ClaimedRow, claimDue, leaseRenewalMs, renewClaims } from './delivery.sql';
import {
  type Channel,
  composeMessage,
  type Delivery,
  type Message,
  type MessageContext,
  type MessageOf,
  type Outgoing,
  type Result,
} from './message';
import { OutcomeRecorder } from './outcome-recorder';

/** How often it polls: for what Redis lost or never accepted, and what a crash interrupted. */
const pollIntervalMs = 1000;

/** Deliveries per claim. */
const batchSize = 100;

/**
 * A message refused for its content is split into at most this many parts; a server that refuses each of them gets the rest
 * later.
 */
const maxParts = 64;

/** Messages in flight get this long to finish when the process is asked to stop. */
const stopTimeoutMs = 8000;

/** Sends what is due on one channel. */
class ChannelSender {
  private readonly logger = new Logger(ChannelSender.name);
  private readonly task = new RepeatedTask(() => this.run(), pollIntervalMs);
  /** Claimed and not recorded yet. */
  private readonly claimed = new Map<string, Delivery>();
  private readonly working = new Set<Promise<void>>();
  private readonly inAll: ReturnType<typeof pLimit>;
  private readonly ofHosts = new Map<string, ReturnType<typeof pLimit>>();
  private renewal: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    readonly channel: Channel,
    private readonly context: MessageContext,
    private readonly messageOf: MessageOf,
    private readonly recorder: OutcomeRecorder,
  ) {
    this.inAll = pLimit(channel.concurrency);
  }

  async start(wakeAll: () => void): Promise<void> {
    this.renewal = setInterval(() => void this.renewClaims(), leaseRenewalMs);
    this.task.start();
    await this.channel.listen?.(wakeAll);
  }

  /** What still hangs after that is free again when its lease ends. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.task.stop();
    await Promise.race([Promise.all(this.working), sleep(stopTimeoutMs, undefined, { ref: false })]);
    clearInterval(this.renewal);
  }

  wake(): void {
    this.task.wake();
  }

  /** Sends a batch of due deliveries and resolves when the outcomes are recorded; returns whether there were any. */
  async deliverBatch(): Promise<boolean> {
    const isSome = await this.startBatch();
    await Promise.all(this.working);
    return isSome;
  }

  private async run(): Promise<void> {
    try {
      while ((await this.startBatch()) && !this.isStopping);
    } catch (err) {
      this.logger.warn({ err }, 'failed to claim deliveries; retrying');
    }
  }

  private async startBatch(): Promise<boolean> {
    const batch = await this.claim();
    for (const kind of new Set(batch.map((delivery) => delivery.kind))) {
      const deliveries = batch.filter((delivery) => delivery.kind === kind);
      const working = this.work(kind, deliveries)
        .catch((err) => this.logger.warn({ err }, 'failed to process deliveries; retrying'))
        .finally(() => {
          this.free(deliveries);
          this.working.delete(working);
        });
      this.working.add(working);
    }
    return batch.length > 0;
  }

  private async claim(): Promise<Delivery[]> {
    const { name, claimedPerHost } = this.channel;
    const free = 2 * batchSize - this.claimed.size;
    // Claiming a few at a time would cost as much as claiming many.
    if (free < batchSize / 2) return [];
    const busy = [...new Set([...this.claimed.values()].map(({ host }) => host))].filter(this.isBusy);
    const paused = (await this.channel.findPaused?.(this.context.database.manager)) ?? [];
    const values = [name, Math.min(free, batchSize), [...busy, ...paused], claimedPerHost];
    const rows: ClaimedRow[] = await this.context.database.query(claimDue, values);
    for (const delivery of rows) this.claimed.set(delivery.id, delivery);
    return rows;
  }

  private readonly isBusy = (host: string): boolean => {
    const count = [...this.claimed.values()].filter((delivery) => delivery.host === host).length;
    return 2 * count >= this.channel.claimedPerHost;
  };

  /** Frees their places for further claims. */
  private free(deliveries: readonly Delivery[]): void {
    for (const { id } of deliveries) this.claimed.delete(id);
    if (!deliveries.every(({ host }) => this.isBusy(host))) this.task.wake();
  }

  private async work(kind: string, deliveries: readonly Delivery[]): Promise<void> {
    const underWay = [...this.claimed.values()];
    const composed = composeMessage(this.messageOf(kind), deliveries, this.context, underWay);
    const outgoing = await composed.catch(async (err) => {
      await this.record(deliveries, this.unrendered(deliveries, err));
      return [];
    });
    const sent = outgoing.map(async (each) => {
      const work = { name: `send ${kind}`, kind: 'CONSUMER', requestIds: each.requestIds ?? [] } as const;
      await traced(work, () => this.deliver(each)).finally(() => this.free(each.members ?? [each.delivery]));
    });
    await Promise.all(sent);
  }

  /** A message that can't be rendered is tried again later. */
  private unrendered(deliveries: readonly Delivery[], err: unknown): Result {
    for (const { id: deliveryId, kind } of deliveries)
      this.logger.error({ err, deliveryId, kind }, 'failed to render a delivery');
    return { kind: 'unrendered', answer: 'It could not be rendered.' };
  }

  /** Sends a message, or the parts it is split into if it is refused for its content, and records the outcome of each. */
  private async deliver(whole: Outgoing<unknown>): Promise<void> {
    const parts = [whole];
    const results: Result[] = [];
    for (let sent = 1; parts.length > 0; sent += 1) {
      const part = parts.shift() as Outgoing<unknown>;
      let result = await this.handOver(part);
      if (result.kind === 'rejected' && result.isAboutContent && part.instead) {
        if (sent < maxParts) {
          parts.unshift(...part.instead());
          continue;
        }
        result = { kind: 'deferred', answer: result.answer };
      }
      results.push(result);
      if (result.kind === 'sent' || result.kind === 'deferred' || result.kind === 'rejected')
        part.answered?.(result);
      await this.record(part.members ?? [part.delivery], result);
      if (result.kind === 'waits') break;
    }
    if (!whole.members) return;
    const result = results.find(({ kind }) => kind === 'deferred' || kind === 'waits') ?? results[0];
    const goesOn = whole.hasMore && result?.kind !== 'deferred';
    if (result) await this.record([whole.delivery], goesOn ? { kind: 'waits', seconds: 60 } : result);
  }

  /** Hands over one message and returns its outcome. Messages that wait for another host are overtaken. */
  private async handOver({ delivery, content, requestIds = [] }: Outgoing<unknown>): Promise<Result> {
    const { step: name, perHost } = this.channel;
    const ofHost = this.ofHosts.get(delivery.host) ?? pLimit(perHost);
    this.ofHosts.set(delivery.host, ofHost);
    const send = async (): Promise<Result> => {
      if (this.isStopping) return { kind: 'waits', seconds: 0 };
      const words = await content();
      if (words === undefined) return { kind: 'cancelled' };
      return traced({ name, kind: 'CLIENT', requestIds }, async (note) => {
        const outcome = await this.channel.send(delivery, words);
        note({ outcome: outcome.kind });
        return outcome;
      });
    };
    try {
      return await ofHost(() => this.inAll(send));
    } catch (err) {
      return this.unrendered([delivery], err);
    } finally {
      if (ofHost.activeCount + ofHost.pendingCount === 0) this.ofHosts.delete(delivery.host);
    }
  }

  private async record(deliveries: readonly Delivery[], result: Result): Promise<void> {
    await Promise.all(deliveries.map((delivery) => this.recorder.record(delivery, result)));
  }

  /** An error here is ignored: the next renewal may succeed, and a lease that ends costs a second copy. */
  private async renewClaims(): Promise<void> {
    const deliveries = [...this.claimed.values()];
    if (deliveries.length === 0) return;
    const values = [deliveries.map(({ id }) => id), deliveries.map(({ attempts }) => attempts)];
    await this.context.database.query(renewClaims, values).catch(() => undefined);
  }
}

/**
 * Sends what is due in a service's table `delivery`. It claims in batches, hands each message to its channel without holding a
 * database connection, and records outcomes in batches. Only a crash between the server's acceptance and the record sends a
 * second copy, under the same Message-ID or webhook id. Postgres alone decides what is due, so the engine may be woken at any
 * time by anybody, and misses nothing if nobody does.
 */
export class DeliveryEngine implements OnModuleInit, OnModuleDestroy {
  private readonly senders: readonly ChannelSender[];

  constructor(context: MessageContext, messages: readonly Message[], channels: readonly Channel[]) {
    const messageOf: MessageOf = (kind) => {
      const message = messages.find((each) => each.kind === kind);
      if (!message) throw new Error(`No message is of the kind ${kind}`);
      return message;
    };
    const recorder = new OutcomeRecorder(context.database, messageOf);
    this.senders = channels.map((channel) => new ChannelSender(channel, context, messageOf, recorder));
  }

  async onModuleInit(): Promise<void> {
    await Promise.all(this.senders.map((sender) => sender.start(() => this.wake())));
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.senders.map((sender) => sender.stop()));
  }

  /** Looks for due deliveries at once. */
  wake(): void {
    for (const sender of this.senders) sender.wake();
  }

  /** Sends what is due now on a channel, and resolves when all of it is recorded. */
  async deliverDue(channel: Channel['name']): Promise<void> {
    const sender = this.senders.find((each) => each.channel.name === channel);
    while (await sender?.deliverBatch());
  }
}
