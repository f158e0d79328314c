import { PlatformModule, ReadinessChecks } from '@golghar/platform';
import { EMAIL_RENDERER, MailModule, MailOutbox } from '@golghar/platform/mail';
import { type DynamicModule, Module } from '@nestjs/common';
import { AlertRepository } from './alerts/alert.repository';
import { AlertQueue } from './alerts/alert-queue';
import { AlertSender } from './alerts/alert-sender';
import { AlertWorker } from './alerts/alert-worker';
import { Relay } from './alerts/relay';
import { Sweep } from './alerts/sweep';
import { Housekeeper } from './housekeeping/housekeeper';
import { newsletterLetters } from './newsletter/newsletter-letters';
import { WORKER_SETTINGS, type WorkerSettings } from './settings';

/** The process that tells the staff: from the outbox through the ledger and the queue to the mail server. */
@Module({})
export class WorkerModule {
  constructor(checks: ReadinessChecks, queue: AlertQueue) {
    // Named, but not held against the process: it waits for Redis and a restart would not help.
    checks.add(() => ({ redis: { status: 'up', connected: queue.isConnected } }));
  }

  static forRoot(settings: WorkerSettings): DynamicModule {
    return {
      module: WorkerModule,
      imports: [PlatformModule.forRoot({ service: 'leads-worker', settings }), MailModule.forRoot(settings)],
      providers: [
        { provide: WORKER_SETTINGS, useValue: settings },
        AlertRepository,
        AlertQueue,
        Relay,
        Sweep,
        AlertWorker,
        AlertSender,
        { provide: EMAIL_RENDERER, useValue: newsletterLetters(settings) },
        MailOutbox,
        Housekeeper,
      ],
    };
  }
}
