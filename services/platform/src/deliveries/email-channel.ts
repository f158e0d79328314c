import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import * as z from 'zod';
import { address, dkimOf, dkimSettings, mailbox } from '../settings';
import { SETTINGS } from '../settings/service-settings';
import { type Addressee, type EmailContent, renderEmail } from './email-blocks';
import type { Channel, Delivery, Outcome } from './message';

/** Settings of processes that send mail: the mail server, the agency's own address, and the signature. */
export const mailSettings = z.object({
  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: mailbox,
  ...dkimSettings.shape,
});

export type MailSettings = z.output<typeof mailSettings>;

/** nodemailer's own limits are minutes. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Simultaneous connections, one mail each, so that one that hangs holds up no other. */
const maxConnections = 12;

/** Keeps typed text as it is: mail programs would decode `=?utf-8?B?…?=` into words that nobody saw. */
const withoutEncodedWords = (text: string): string => text.replaceAll('=?', '=\u2060?');

/** An object, because a mailer reads a string such as `a@b.example, c@d.example` as two people. */
const addressOf = ({ name, email }: Addressee) => ({ name: withoutEncodedWords(name), address: email });

/**
 * The agency's mail server. Connections are kept only for the next mails of a burst, and nothing is silently sent again when one
 * breaks.
 */
@Injectable()
export class EmailChannel implements Channel<EmailContent>, OnApplicationShutdown {
  readonly name = 'email';
  readonly step = 'hand over to the mail server';
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
      // A mail never reads files or addresses named in its content.
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

  write(
    { id, recipient, recipientName }: Pick<Delivery, 'id' | 'recipient' | 'recipientName'>,
    { to, replyTo, subject, headers, messageName = id, references = [], inReplyTo, ...content }: EmailContent,
  ): SendMailOptions {
    const { attachments = [], ...body } = content;
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
      ...(attachments.length > 0 && {
        attachments: attachments.map(({ filename, content: file }) => ({
          filename: withoutEncodedWords(filename),
          content: file,
          // A mail within a mail would go as text, of which servers change the ends of lines.
          ...(/\.(?:eml|mime)$/i.test(filename) && { contentType: 'application/octet-stream' }),
        })),
      }),
    };
  }

  /** Hands a mail to the server; never throws. */
  async submit(mail: SendMailOptions): Promise<Outcome> {
    try {
      const { response } = await this.transport.sendMail(mail);
      return { kind: 'sent', answer: response };
    } catch (error) {
      return outcomeOfError(error);
    }
  }
}

type SmtpFault = Error & { responseCode?: number; command?: string; response?: string };

/**
 * Only a rejection of this mail is final: 5xx to the sender, the recipient or the content. A 5xx to our greeting or our password
 * is about the server's configuration, which somebody will fix; treating it as final would lose every alert until then.
 */
const aboutThisMail = /^(MAIL FROM|RCPT TO|DATA)/;

/** Reads what nodemailer threw. */
export function outcomeOfError(thrown: unknown): Outcome {
  const fault = (thrown instanceof Error ? thrown : new Error(String(thrown))) as SmtpFault;
  const answer = (fault.response ?? fault.message).slice(0, 500);
  const { responseCode = 0, command = '' } = fault;
  const isFinal = responseCode >= 500 && responseCode < 600 && aboutThisMail.test(command);
  if (!isFinal) return { kind: 'deferred', answer };
  return { kind: 'rejected', answer, isAboutContent: command.startsWith('DATA') };
}
