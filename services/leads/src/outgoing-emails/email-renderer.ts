import type { EmailRenderer } from '@golghar/platform/mail';
import { dailyDigestEmails, dailyDigestKind } from '../daily-digest/daily-digest-email';
import { monthMailEmails, monthMailKind } from '../month-mail/month-mail-email';
import { confirmationEmailKind } from '../newsletter/confirmation-email';
import { newsletterEmails } from '../newsletter/newsletter-emails';
import { handoverEmailKind, handoverEmails } from '../ownership/handover-email';
import { promiseEmailKind, promiseEmails } from '../promises/promise-email';
import { replyEmailKind, replyEmails } from '../replies/reply-email';
import { replyFailureEmailKind, replyFailureEmails } from '../replies/reply-failure-email';
import type { WorkerSettings } from '../settings';
import { thankYouEmailKind, thankYouEmails } from '../thank-you/thank-you-email';
import { webhookPauseEmails, webhookPauseKind } from '../webhooks/webhook-pause-email';

/** Renders an e-mail by its kind. */
export function emailRenderer(settings: WorkerSettings): EmailRenderer {
  const renderers: Record<string, EmailRenderer> = {
    [confirmationEmailKind]: newsletterEmails(settings),
    [handoverEmailKind]: handoverEmails(settings),
    [promiseEmailKind]: promiseEmails(settings),
    [replyEmailKind]: replyEmails(settings),
    [replyFailureEmailKind]: replyFailureEmails(settings),
    [thankYouEmailKind]: thankYouEmails(settings),
    [dailyDigestKind]: dailyDigestEmails(settings),
    [monthMailKind]: monthMailEmails(settings),
    [webhookPauseKind]: webhookPauseEmails(settings),
  };
  return (email, manager) => {
    const render = renderers[email.kind];
    if (!render) throw new Error(`No e-mail is of the kind ${email.kind}`);
    return render(email, manager);
  };
}
