import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import * as z from 'zod';
import { address, dkimOf, dkimSettings, mailbox } from '../settings';
import { SETTINGS } from '../settings/service-settings';
import { type Addressee, type EmailContent, renderEmail } from './email-blocks';
import type { Channel, Delivery, Outcome } from './message';

/** For processes that send mail: the server that takes it, the agency's own address, and what mails are signed with. */
export const mailSettings = z.object({
  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: mailbox,
  ...dkimSettings.shape,
});

export type MailSettings = z.output<typeof mailSettings>;

/** nodemailer's own limits are minutes. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Connections at once; each mail has one to itself, so that one that hangs holds up no other. */
const maxConnections = 12;

/** So that what somebody typed stays what it is: mail programs would decode `=?utf-8?B?…?=` to words that nobody saw. */
const withoutEncodedWords = (text: string): string => text.replaceAll('=?', '=\u2060?');

/** An object, because a mailer reads a string such as `a@b.example, c@d.example` as two people. */
const addressOf = ({ name, email }: Addressee) => ({ name: withoutEncodedWords(name), address: email });

/**
 * The agency's mail server. Connections are kept for the next mails of a burst alone, and nothing is sent again behind our
 * back when one breaks.
 */
@Injectable()
export class EmailChannel implements Channel<EmailContent>, OnApplicationShutdown {
  readonly name = 'email';
  readonly concurrency = maxConnections;
  readonly perHost = 8;
  readonly claimedPerHost = 100;
  private readonly from: MailSettings['MAIL_FROM'];
  private readonly transport;

  constructor(@Inject(SETTINGS) { SMTP_URL, MAIL_FROM, ...settings }: MailSettings) {
    const url = new URL(SMTP_URL);
    const dkim = dkimOf(settings);
    const isSecure = url.protocol === 'smtps:';
    this.from = MAIL_FROM;
    this.transport = createTransport({
      ...limits,
      pool: true,
      maxConnections,
      maxRequeues: 0,
      idleTimeout: 1000,
      host: url.hostname,
      port: Number(url.port || (isSecure ? 465 : 587)),
      secure: isSecure,
      ...(url.username && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
      ...(dkim && { dkim }),
      // A mail never reads files or addresses that something in it names.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  send(delivery: Delivery, content: EmailContent): Promise<Outcome> {
    return this.submit(this.write(delivery, content));
  }

  /** A whole mail. */
  write(
    { id, recipient, recipientName }: Pick<Delivery, 'id' | 'recipient' | 'recipientName'>,
    { to, replyTo, subject, headers, messageName = id, references = [], inReplyTo, ...body }: EmailContent,
  ): SendMailOptions {
    const idOf = (name: string) => `<${name}@${this.from.address.split('@').at(-1)}>`;
    return {
      from: this.from,
      to: addressOf(to ?? { name: recipientName ?? '', email: recipient ?? '' }),
      ...(replyTo && { replyTo: addressOf(replyTo) }),
      subject: withoutEncodedWords(subject),
      messageId: idOf(messageName),
      ...(references.length > 0 && { references: references.map(idOf) }),
      ...(inReplyTo && { inReplyTo: idOf(inReplyTo) }),
      // A vacation responder must not answer a machine (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      ...('text' in body ? { text: body.text } : renderEmail(body)),
    };
  }

  /** Hands a mail over; never throws. */
  async submit(mail: SendMailOptions): Promise<Outcome> {
    try {
      const { response } = await this.transport.sendMail(mail);
      return { kind: 'sent', answer: response };
    } catch (error) {
      return outcomeOfFault(error);
    }
  }
}

type SmtpFault = Error & { responseCode?: number; command?: string; response?: string };

/**
 * Only a rejection of this mail is final: 5xx to the sender, the recipient or the content. A 5xx to our greeting
 * or our password is about the server's set-up, which somebody will fix, and would lose every alert until then.
 */
const aboutThisMail = /^(MAIL FROM|RCPT TO|DATA)/;

/** Reads what nodemailer threw. */
export function outcomeOfFault(thrown: unknown): Outcome {
  const fault = (thrown instanceof Error ? thrown : new Error(String(thrown))) as SmtpFault;
  const answer = (fault.response ?? fault.message).slice(0, 500);
  const { responseCode = 0, command = '' } = fault;
  const isFinal = responseCode >= 500 && responseCode < 600 && aboutThisMail.test(command);
  if (!isFinal) return { kind: 'deferred', answer };
  return { kind: 'rejected', answer, isAboutContent: command.startsWith('DATA') };
}
