import { Inject, Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { MAIL_SETTINGS, MailServer, type MailSettings, maxConnections } from '../mail/mail-server';
import type { Outcome } from '../mail/outcome';
import type { Channel } from './channel';
import type { Delivery } from './delivery';

/** What differs from e-mail to e-mail; the sender is the channel's. */
export type EmailContent = Pick<
  SendMailOptions,
  'to' | 'replyTo' | 'inReplyTo' | 'references' | 'subject' | 'text' | 'html' | 'list'
> & {
  headers?: Record<string, string>;
  /** The left part of its Message-ID, by default the delivery's id: a mail program folds a second copy by it. */
  messageName?: string;
};

/** The agency's mail server. */
@Injectable()
export class EmailChannel implements Channel<EmailContent> {
  readonly name = 'email';
  readonly concurrency = maxConnections;
  readonly perHost = 8;
  readonly claimedPerHost = 100;

  constructor(
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings,
    private readonly mailServer: MailServer,
  ) {}

  send({ id }: Delivery, { headers, messageName = id, ...content }: EmailContent): Promise<Outcome> {
    const from = this.settings.MAIL_FROM;
    return this.mailServer.send({
      ...content,
      from,
      messageId: `<${messageName}@${from.address.split('@').at(-1)}>`,
      // A vacation responder must not answer a machine (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });
  }
}
