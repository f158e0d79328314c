import type { EmailRenderer } from '@golghar/platform/mail';
import type { WorkerSettings } from '../../settings';
import { thankYouEmailKind } from '../thank-you/thank-you-email';
import { replyEmail, replyEmailKind } from './reply-email';
import type { ReplyEmailRepository } from './reply-email.repository';
import { replyFailureEmail } from './reply-failure-email';

/** Renders an answer, unless its lead was deleted meanwhile. */
export const makeReplyEmailRenderer =
  ({ MAIL_FROM }: Pick<WorkerSettings, 'MAIL_FROM'>, replies: ReplyEmailRepository): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const reply = await replies.findEmail(manager, subjectId, [replyEmailKind, thankYouEmailKind]);
    return reply && replyEmail(reply, MAIL_FROM);
  };

/** Renders the e-mail about an answer that did not arrive, unless the lead is gone or nobody is left to be told. */
export const makeReplyFailureEmailRenderer =
  ({ PUBLIC_URL }: { PUBLIC_URL: string }, replies: ReplyEmailRepository): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const failure = await replies.findFailure(manager, subjectId, replyEmailKind);
    return failure && replyFailureEmail(failure, PUBLIC_URL);
  };
