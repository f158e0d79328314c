import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
  Optional,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../tasks/repeated-task';
import { retry } from '../tasks/retry';
import { recordingRetries, withLease } from './lease';
import { MailServer } from './mail-server';
import { MAIL_SETTINGS, type MailSettings } from './mail-settings';
import {
  EMAIL_RENDERER,
  type EmailContent,
  type EmailRenderer,
  UNDELIVERED_HANDLER,
  type UndeliveredHandler,
} from './outgoing-email';
import { type ClaimedEmail, OutgoingEmailRepository } from './outgoing-email.repository';
import type { SmtpOutcome } from './smtp-outcome';

const pollIntervalMs = 1000;

/** One recipient's mail server that hangs must not hold up every other e-mail. */
const concurrency = 4;

/** E-mails on their way get this long to arrive when the process is asked to stop. */
const stopTimeoutMs = 8000;

/**
 * Sends the e-mails of a service's table `outgoing_email`, each until the mail server has taken it: attempts back
 * off and end after five days, as for alerts. They need no queue: there are few, and nobody counts the milliseconds.
 * Each is claimed, sent and recorded in turn, so that no database connection waits for a mail server.
 */
@Injectable()
export class MailOutbox implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(MailOutbox.name);
  private readonly task = new RepeatedTask(() => this.startDue(), pollIntervalMs);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings,
    @Inject(EMAIL_RENDERER) private readonly render: EmailRenderer,
    private readonly emails: OutgoingEmailRepository,
    private readonly mailServer: MailServer,
    @Optional() @Inject(UNDELIVERED_HANDLER) private readonly onUndelivered?: UndeliveredHandler,
  ) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, stopTimeoutMs);
    });
    // Whatever still hangs then comes back when its lease ends.
    await Promise.race([Promise.all(this.underWay), timeout]);
    clearTimeout(timer);
  }

  private async startDue(): Promise<void> {
    const free = concurrency - this.underWay.size;
    if (free === 0) return;
    try {
      for (const email of await this.emails.claimDue(free)) this.start(email);
    } catch (err) {
      this.logger.warn({ err }, 'failed to read the mail outbox; retrying');
    }
  }

  private start(email: ClaimedEmail): void {
    const sending = withLease(
      () => this.emails.renewClaim(email),
      () => this.send(email),
    )
      .catch((err) => this.logger.warn({ err, emailId: email.id }, 'failed to process an e-mail; retrying'))
      .finally(() => {
        this.underWay.delete(sending);
        this.task.wake();
      });
    this.underWay.add(sending);
  }

  private async send(email: ClaimedEmail): Promise<void> {
    let content: EmailContent | undefined;
    try {
      content = await this.render(email, this.database.manager);
    } catch (err) {
      this.logger.error({ err, emailId: email.id }, 'failed to render an e-mail');
      return this.emails.defer(email, 'The e-mail could not be rendered.', this.onUndelivered);
    }
    if (!content) return this.emails.cancel(email);
    await this.record(email, await this.handOver(email, content));
  }

  private handOver({ id }: ClaimedEmail, { headers, ...content }: EmailContent): Promise<SmtpOutcome> {
    return this.mailServer.send({
      ...content,
      from: this.settings.MAIL_FROM,
      messageId: `<${id}@${this.settings.MAIL_FROM.address.split('@').at(-1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });
  }

  private async record(email: ClaimedEmail, { kind, smtpResponse }: SmtpOutcome): Promise<void> {
    if (kind === 'sent') {
      this.logger.debug({ emailId: email.id, kind: email.kind }, `e-mail sent: ${smtpResponse}`);
      return retry(() => this.emails.markSent(email, smtpResponse), recordingRetries);
    }
    this.logger.warn({ emailId: email.id }, `e-mail ${kind}: ${smtpResponse}`);
    if (kind === 'rejected') return this.emails.reject(email, smtpResponse, this.onUndelivered);
    return this.emails.defer(email, smtpResponse, this.onUndelivered);
  }
}
