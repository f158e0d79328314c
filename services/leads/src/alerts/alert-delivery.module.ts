import { ReadinessChecks } from '@golghar/platform';
import { Module } from '@nestjs/common';
import { AlertRepository } from './alert.repository';
import { AlertQueue } from './alert-queue';
import { AlertSender } from './alert-sender';
import { AlertWorker } from './alert-worker';
import { Relay } from './relay';
import { Sweep } from './sweep';

/** From the outbox through the ledger and the queue to the mail server. */
@Module({ providers: [AlertRepository, AlertQueue, Relay, Sweep, AlertWorker, AlertSender] })
export class AlertDeliveryModule {
  constructor(checks: ReadinessChecks, queue: AlertQueue) {
    // Named, but not held against the process: it waits for Redis and a restart would not help.
    checks.add(() => ({ redis: { status: 'up', connected: queue.isConnected } }));
  }
}
