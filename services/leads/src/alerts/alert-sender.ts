import { retry } from '@golghar/platform';
import { MailServer, recordingRetries, type SmtpOutcome, withLease } from '@golghar/platform/mail';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { AlertRepository, type ClaimedAlert } from './alert.repository';
import type { AlertJob } from './alert-job';
import { enquiryMail } from './mail/enquiry-mail';

/** Sends one alert, if it still has to be sent, and writes into the ledger what came of it. */
@Injectable()
export class AlertSender {
  private readonly logger = new Logger(AlertSender.name);

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly alerts: AlertRepository,
    private readonly mailServer: MailServer,
  ) {}

  /**
   * Claims the alert, sends it with no database connection held, and records the outcome. Only a crash between the
   * server's 250 and the record can send a mail twice; both copies have the same Message-ID.
   */
  async send(job: AlertJob): Promise<void> {
    const alert = await this.alerts.claim(job);
    if (!alert) return;
    await withLease(
      () => this.alerts.renewClaim(alert),
      async () => this.record(alert, await this.mailServer.send(enquiryMail(alert, this.settings))),
    );
  }

  private async record(alert: ClaimedAlert, { kind, smtpResponse }: SmtpOutcome): Promise<void> {
    if (kind === 'sent') return retry(() => this.alerts.markSent(alert, smtpResponse), recordingRetries);
    if (kind === 'rejected') {
      await this.alerts.park(alert, smtpResponse);
      return this.logParked(alert, smtpResponse);
    }
    if (await this.alerts.defer(alert, smtpResponse)) return this.logParked(alert, smtpResponse);
    this.logger.warn({ alertId: alert.id }, `an alert is deferred: ${smtpResponse}`);
  }

  private logParked({ id }: ClaimedAlert, smtpResponse: string): void {
    this.logger.error({ alertId: id }, `an alert is parked: ${smtpResponse}`);
  }
}
