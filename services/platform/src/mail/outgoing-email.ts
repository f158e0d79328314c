import type { SendMailOptions } from 'nodemailer';
import type { EntityManager } from 'typeorm';

/** An e-mail that a service has queued: its content is rendered from all but its id when it is sent. */
export type OutgoingEmail = {
  id: string;
  kind: string;
  subjectId: string;
  payload?: Record<string, string> | null;
};

/** What differs from e-mail to e-mail; sender and Message-ID are the outbox's. */
export type EmailContent = Pick<
  SendMailOptions,
  'to' | 'replyTo' | 'inReplyTo' | 'references' | 'subject' | 'text' | 'html' | 'list'
> & {
  headers?: Record<string, string>;
};

/** Renders an e-mail; undefined when nobody wants it any more. */
export type EmailRenderer = (
  email: OutgoingEmail,
  manager: EntityManager,
) => Promise<EmailContent | undefined>;

/** A kind of e-mail that a service sends; what its renderer needs is injected. */
export interface Message {
  readonly kind: string;
  readonly render: EmailRenderer;
}

/** For injection of a service's {@link EmailRenderer}. */
export const EMAIL_RENDERER = Symbol('email renderer');

/** Does what follows when an e-mail will never be delivered, in the transaction that parks it. */
export type UndeliveredHandler = (
  email: OutgoingEmail & { smtpResponse: string },
  manager: EntityManager,
) => Promise<void>;

/** For injection of a service's {@link UndeliveredHandler}, where it has one. */
export const UNDELIVERED_HANDLER = Symbol('undelivered handler');
