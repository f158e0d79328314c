import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ChannelSender } from './channel-sender';
import { type Channel, type Message, messagesByKind } from './message';
import { OutcomeRecorder } from './outcome-recorder';

/**
 * Sends what a service's table `delivery` says is due. It claims in batches, hands each to its channel with no database
 * connection held, and records what came of them in batches. Only a crash between the other end's yes and the record sends a
 * second copy, under the same Message-ID or webhook id. Postgres alone decides what is due, so it may be woken at any time,
 * by anybody, and misses nothing if nobody does.
 */
export class DeliveryEngine implements OnModuleInit, OnModuleDestroy {
  private readonly senders: readonly ChannelSender[];

  constructor(database: DataSource, messages: readonly Message[], channels: readonly Channel[]) {
    const messageOf = messagesByKind(messages);
    const recorder = new OutcomeRecorder(database, messageOf);
    this.senders = channels.map((channel) => new ChannelSender(channel, database, messageOf, recorder));
  }

  onModuleInit(): void {
    for (const sender of this.senders) sender.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.senders.map((sender) => sender.stop()));
  }

  /** Looks at once for what is due. */
  wake(): void {
    for (const sender of this.senders) sender.wake();
  }

  /** Sends what is due now, and resolves when all of it is recorded. */
  async deliverDue(): Promise<void> {
    while ((await Promise.all(this.senders.map((sender) => sender.deliverBatch()))).some(Boolean));
  }
}
