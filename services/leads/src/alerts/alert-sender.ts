import { backOff, isGivenUp, MailServer, type SmtpOutcome } from '@golghar/platform/mail';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { AlertRepository, type ClaimedAlert } from './alert.repository';
import type { AlertJob } from './alert-job';
import { enquiryMail } from './mail/enquiry-mail';

/** Longer than the longest attempt: 10 s to connect, 10 s to greet, 30 s of silence after each command. */
const longestAttempt = '3min';

/** Sends one alert, if it still has to be sent, and writes into the ledger what came of it. */
@Injectable()
export class AlertSender {
  private readonly logger = new Logger(AlertSender.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly alerts: AlertRepository,
    private readonly mailServer: MailServer,
  ) {}

  /**
   * The row stays locked from before the send until its outcome is committed. Only a crash between the server's
   * 250 and that commit can send a mail twice; both copies have the same Message-ID.
   */
  async send(job: AlertJob): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(`SET LOCAL idle_in_transaction_session_timeout = '${longestAttempt}'`);
      const alert = await this.alerts.claim(manager, job);
      if (!alert) return;
      const outcome = await this.mailServer.send(enquiryMail(alert, this.settings));
      await this.record(manager, alert, outcome);
    });
  }

  private async record(
    manager: EntityManager,
    alert: ClaimedAlert,
    { kind, answer }: SmtpOutcome,
  ): Promise<void> {
    if (kind === 'sent') return this.alerts.markSent(manager, alert.id, answer);
    if (kind === 'refused' || isGivenUp(alert.queuedAt)) {
      this.logger.error({ alertId: alert.id }, `an alert is parked: ${answer}`);
      return this.alerts.markFailed(manager, alert.id, answer);
    }
    const seconds = backOff(alert.attempts + 1);
    this.logger.warn({ alertId: alert.id }, `an alert is put off by ${seconds} s: ${answer}`);
    return this.alerts.defer(manager, alert.id, answer, seconds);
  }
}
