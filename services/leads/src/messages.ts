import { AlertDigestMessage } from './delivery/alerts/alert-digest-email';
import { AlertMessage } from './delivery/alerts/alert-email';
import { PromiseMessage } from './delivery/promises/promise-email';
import { ReplyMessage } from './delivery/replies/reply-email';
import { ReplyFailureMessage } from './delivery/replies/reply-failure-email';
import { ThankYouMessage } from './delivery/thank-you/thank-you-email';
import { WebhookMessage } from './delivery/webhooks/webhook-message';
import { WebhookPauseMessage } from './delivery/webhooks/webhook-pause-email';
import { DailyDigestMessage } from './desk/daily-digest-email';
import { ConfirmationMessage } from './intake/newsletter/confirmation-email';
import { HandoverMessage } from './leads/handover-email';
import { MonthMessage } from './reporting/month-email';

/** All that the worker sends, kind by kind. */
export const messages = [
  AlertMessage,
  AlertDigestMessage,
  ConfirmationMessage,
  HandoverMessage,
  PromiseMessage,
  ReplyMessage,
  ReplyFailureMessage,
  ThankYouMessage,
  DailyDigestMessage,
  MonthMessage,
  WebhookMessage,
  WebhookPauseMessage,
];
