import { retry, traced } from '@golghar/platform';
import {
  MailServer,
  recordingRetries,
  type SendMailOptions,
  type SmtpOutcome,
  withLease,
} from '@golghar/platform/mail';
import { alertDelay, alertMails } from '@golghar/platform/metrics';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { AlertRepository, type ClaimedAlert } from './alert.repository';
import type { AlertJob } from './alert-job';
import { AlertLinkMaker } from './links/alert-link-maker';
import { digestEmail } from './mail/digest-email';
import { enquiryEmail } from './mail/enquiry-email';
import { type MailClock, officeClock } from './mail/fields';
import { wordlessEmail } from './mail/wordless-email';

/** A digest of so many characters is far below the 10 MB that mail servers take at least. */
const maxDigestCharacters = 2_000_000;

/** A refused digest is split into so many mails at most; a server that refuses each of them gets the rest later. */
const maxSplitMails = 64;

type Composer = (alerts: readonly ClaimedAlert[]) => SendMailOptions;

/** Sends alerts, if they still have to be sent, and writes into the ledger what came of it. */
@Injectable()
export class AlertSender {
  private readonly logger = new Logger(AlertSender.name);

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly alerts: AlertRepository,
    private readonly mailServer: MailServer,
    private readonly links: AlertLinkMaker,
    private readonly hours: BusinessHours,
  ) {}

  /** Sends one alert, or leaves it to the next digest when its recipient got too many mails in this minute. */
  async send(job: AlertJob): Promise<void> {
    const alert = await this.alerts.claim(job);
    if (!alert) return;
    const work = { name: 'send alert', kind: 'consumer', requestIds: [alert.requestId] } as const;
    await traced(work, () => this.sendClaimed(alert));
  }

  private async sendClaimed(alert: ClaimedAlert): Promise<void> {
    if (!(await this.alerts.countMail(alert.recipient, this.settings.ALERTS_PER_MINUTE)))
      return this.alerts.moveToDigest(alert);
    const buttons = await this.links.make(alert.id, alert.recipient.email);
    await this.deliver([alert], () => enquiryEmail({ ...alert, buttons }, this.settings, this.clock()));
  }

  /** Sends everybody the digest that is due. */
  async sendDigests(): Promise<void> {
    for (const recipient of await this.alerts.claimDigestRecipients()) {
      const alerts = await this.alerts.claimDigest(recipient, maxDigestCharacters);
      if (alerts.length > 0)
        await this.deliver(alerts, (part) => digestEmail(part, this.settings, this.clock()));
    }
  }

  private clock(): MailClock {
    return officeClock(this.hours.current);
  }

  /**
   * Sends a mail about claimed alerts with no database connection held, and records the outcome. Only a crash between
   * the server's 250 and the record can send a mail twice; both copies have the same Message-ID.
   */
  private async deliver(alerts: readonly ClaimedAlert[], compose: Composer): Promise<void> {
    await withLease(
      () => this.alerts.renewClaims(alerts),
      () => this.deliverParts(alerts, compose),
    );
  }

  /**
   * What the mail server refuses for its content is split in halves until the enquiry that it refuses stands alone, so
   * that one stranger's words silence nobody else; of that one the recipient is told without its words.
   */
  private async deliverParts(alerts: readonly ClaimedAlert[], compose: Composer): Promise<void> {
    const parts = [alerts];
    for (let mails = 0; parts.length > 0; ) {
      const part = parts.shift() ?? [];
      const [first] = part;
      if (!first) continue;
      const outcome = await this.handOver(part, compose(part));
      mails += 1;
      const isRefused = outcome.kind === 'rejected' && outcome.isAboutContent;
      if (!isRefused) await this.record(part, outcome);
      else if (part.length === 1) await this.tellWithoutWords(first, outcome);
      else if (mails >= maxSplitMails) await this.record(part, { ...outcome, kind: 'deferred' });
      else {
        const half = Math.ceil(part.length / 2);
        parts.unshift(part.slice(0, half), part.slice(half));
      }
    }
  }

  private async tellWithoutWords(alert: ClaimedAlert, { smtpResponse }: SmtpOutcome): Promise<void> {
    this.logger.warn({ ids: [alert.requestId] }, `alert refused; telling without its words: ${smtpResponse}`);
    await this.record(
      [alert],
      await this.handOver([alert], wordlessEmail(alert, this.settings, this.clock())),
    );
  }

  private async record(
    alerts: readonly ClaimedAlert[],
    { kind, smtpResponse }: Pick<SmtpOutcome, 'kind' | 'smtpResponse'>,
  ): Promise<void> {
    alertMails.inc({ outcome: kind });
    if (kind === 'sent') {
      this.logger.debug({ ids: alerts.map(({ requestId }) => requestId) }, `alerts sent: ${smtpResponse}`);
      for (const { lead } of alerts) alertDelay.observe((Date.now() - lead.submittedAt.getTime()) / 1000);
      return retry(() => this.alerts.markSent(alerts, smtpResponse), recordingRetries);
    }
    const failedIds =
      kind === 'rejected'
        ? await this.alerts.markFailed(alerts, smtpResponse).then(() => alerts.map(({ id }) => id))
        : await this.alerts.defer(alerts, smtpResponse);
    for (const { id: alertId, requestId } of alerts.filter(({ id }) => failedIds.includes(id)))
      this.logger.error({ alertId, id: requestId }, `alert failed: ${smtpResponse}`);
    const ids = alerts.filter(({ id }) => !failedIds.includes(id)).map(({ requestId }) => requestId);
    if (ids.length > 0) this.logger.warn({ ids }, `${ids.length} alerts deferred: ${smtpResponse}`);
  }

  private handOver(alerts: readonly ClaimedAlert[], mail: SendMailOptions): Promise<SmtpOutcome> {
    const requestIds = alerts.map(({ requestId }) => requestId);
    return traced({ name: 'hand over to the mail server', kind: 'client', requestIds }, async (note) => {
      const outcome = await this.mailServer.send(mail);
      note({ outcome: outcome.kind });
      return outcome;
    });
  }
}
