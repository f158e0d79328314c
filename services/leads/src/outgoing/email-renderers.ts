import type { EmailRenderer } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { promiseEmailKind } from '../delivery/promises/promise-email';
import { makePromiseEmailRenderer } from '../delivery/promises/promise-email.renderer';
import { PromiseReminderRepository } from '../delivery/promises/promise-reminder.repository';
import { replyEmailKind } from '../delivery/replies/reply-email';
import {
  makeReplyEmailRenderer,
  makeReplyFailureEmailRenderer,
} from '../delivery/replies/reply-email.renderers';
import { ReplyEmailRepository } from '../delivery/replies/reply-email.repository';
import { replyFailureEmailKind } from '../delivery/replies/reply-failure-email';
import { ThankYouRepository } from '../delivery/thank-you/thank-you.repository';
import { thankYouEmailKind } from '../delivery/thank-you/thank-you-email';
import { makeThankYouEmailRenderer } from '../delivery/thank-you/thank-you-email.renderer';
import { WebhookDeliveryRepository } from '../delivery/webhooks/webhook-delivery.repository';
import { webhookPauseEmailKind } from '../delivery/webhooks/webhook-pause-email';
import { makeWebhookPauseEmailRenderer } from '../delivery/webhooks/webhook-pause-email.renderer';
import { DailyDigestRepository } from '../desk/daily-digest/daily-digest.repository';
import { dailyDigestEmailKind } from '../desk/daily-digest/daily-digest-email';
import { makeDailyDigestEmailRenderer } from '../desk/daily-digest/daily-digest-email.renderer';
import { confirmationEmailKind } from '../intake/newsletter/confirmation-email';
import { makeConfirmationEmailRenderer } from '../intake/newsletter/confirmation-email.renderer';
import { SubscriberRepository } from '../intake/newsletter/subscriber.repository';
import { handoverEmailKind } from '../leads/ownership/handover-email';
import { makeHandoverEmailRenderer } from '../leads/ownership/handover-email.renderer';
import { OwnershipRepository } from '../leads/ownership/ownership.repository';
import { monthEmailKind } from '../reporting/month-mail/month-email';
import { makeMonthEmailRenderer } from '../reporting/month-mail/month-email.renderer';
import { MonthReportService } from '../reporting/reports/month-report.service';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { StaffRepository } from '../team/staff/staff.repository';

/** Renders an e-mail by its kind. */
@Injectable()
export class EmailRenderers {
  private readonly byKind: Record<string, EmailRenderer>;

  constructor(
    @Inject(WORKER_SETTINGS) settings: WorkerSettings,
    digests: DailyDigestRepository,
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
      [dailyDigestEmailKind]: makeDailyDigestEmailRenderer(settings, digests, staff),
      [monthEmailKind]: makeMonthEmailRenderer(settings, staff, monthReports),
      [webhookPauseEmailKind]: makeWebhookPauseEmailRenderer(settings, deliveries),
    };
  }

  readonly render: EmailRenderer = (email, manager) => {
    const render = this.byKind[email.kind];
    if (!render) throw new Error(`No e-mail is of the kind ${email.kind}`);
    return render(email, manager);
  };
}
