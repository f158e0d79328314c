import type { EmailRenderer } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { DailyDigestRepository } from '../daily-digest/daily-digest.repository';
import { dailyDigestEmailKind } from '../daily-digest/daily-digest-email';
import { makeDailyDigestEmailRenderer } from '../daily-digest/daily-digest-email.renderer';
import { monthEmailKind } from '../month-mail/month-email';
import { makeMonthEmailRenderer } from '../month-mail/month-email.renderer';
import { MonthMailRepository } from '../month-mail/month-mail.repository';
import { confirmationEmailKind } from '../newsletter/confirmation-email';
import { makeConfirmationEmailRenderer } from '../newsletter/confirmation-email.renderer';
import { SubscriberRepository } from '../newsletter/subscriber.repository';
import { handoverEmailKind } from '../ownership/handover-email';
import { makeHandoverEmailRenderer } from '../ownership/handover-email.renderer';
import { OwnershipRepository } from '../ownership/ownership.repository';
import { promiseEmailKind } from '../promises/promise-email';
import { makePromiseEmailRenderer } from '../promises/promise-email.renderer';
import { PromiseReminderRepository } from '../promises/promise-reminder.repository';
import { replyEmailKind } from '../replies/reply-email';
import { makeReplyEmailRenderer, makeReplyFailureEmailRenderer } from '../replies/reply-email.renderers';
import { ReplyEmailRepository } from '../replies/reply-email.repository';
import { replyFailureEmailKind } from '../replies/reply-failure-email';
import { MonthReportService } from '../reports/month-report.service';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { StaffRepository } from '../staff/staff.repository';
import { ThankYouRepository } from '../thank-you/thank-you.repository';
import { thankYouEmailKind } from '../thank-you/thank-you-email';
import { makeThankYouEmailRenderer } from '../thank-you/thank-you-email.renderer';
import { WebhookDeliveryRepository } from '../webhooks/webhook-delivery.repository';
import { webhookPauseEmailKind } from '../webhooks/webhook-pause-email';
import { makeWebhookPauseEmailRenderer } from '../webhooks/webhook-pause-email.renderer';

/** Renders an e-mail by its kind. */
@Injectable()
export class EmailRenderers {
  private readonly byKind: Record<string, EmailRenderer>;

  constructor(
    @Inject(WORKER_SETTINGS) settings: WorkerSettings,
    digests: DailyDigestRepository,
    monthMails: MonthMailRepository,
    monthReports: MonthReportService,
    ownerships: OwnershipRepository,
    staff: StaffRepository,
    reminders: PromiseReminderRepository,
    replies: ReplyEmailRepository,
    subscribers: SubscriberRepository,
    thankYous: ThankYouRepository,
    deliveries: WebhookDeliveryRepository,
  ) {
    this.byKind = {
      [confirmationEmailKind]: makeConfirmationEmailRenderer(settings, subscribers),
      [handoverEmailKind]: makeHandoverEmailRenderer(settings, ownerships, staff),
      [promiseEmailKind]: makePromiseEmailRenderer(settings, reminders),
      [replyEmailKind]: makeReplyEmailRenderer(settings, replies),
      [replyFailureEmailKind]: makeReplyFailureEmailRenderer(settings, replies),
      [thankYouEmailKind]: makeThankYouEmailRenderer(settings, thankYous),
      [dailyDigestEmailKind]: makeDailyDigestEmailRenderer(settings, digests),
      [monthEmailKind]: makeMonthEmailRenderer(settings, monthMails, monthReports),
      [webhookPauseEmailKind]: makeWebhookPauseEmailRenderer(settings, deliveries),
    };
  }

  readonly render: EmailRenderer = (email, manager) => {
    const render = this.byKind[email.kind];
    if (!render) throw new Error(`No e-mail is of the kind ${email.kind}`);
    return render(email, manager);
  };
}
