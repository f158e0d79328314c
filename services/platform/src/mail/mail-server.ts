import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import * as z from 'zod';
import { address, dkimOf, dkimSettings, mailbox } from '../settings';
import { type Outcome, outcomeOfFault } from './outcome';

/** For processes that send mail: the server that takes it, the agency's own address, and what mails are signed with. */
export const mailSettings = z.object({
  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: mailbox,
  ...dkimSettings.shape,
});

export type MailSettings = z.output<typeof mailSettings>;

/** For injection of {@link MailSettings}. */
export const MAIL_SETTINGS = Symbol('mail settings');

/** nodemailer's own limits are minutes. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Connections at once; each mail has one to itself, so that one that hangs holds up no other. */
export const maxConnections = 12;

type Addressee = SendMailOptions['to'];

/** So that what somebody typed stays what it is: mail programs would decode `=?utf-8?B?…?=` to words that nobody saw. */
const withoutEncodedWords = (text: string): string => text.replaceAll('=?', '=\u2060?');

const plainAddressee = (to: Addressee): Addressee =>
  to && typeof to === 'object' && 'name' in to ? { ...to, name: withoutEncodedWords(to.name ?? '') } : to;

/**
 * The agency's mail server. Connections are kept for the next mails of a burst alone, and nothing is sent again behind our
 * back when one breaks.
 */
@Injectable()
export class MailServer implements OnApplicationShutdown {
  private readonly transport;

  constructor(@Inject(MAIL_SETTINGS) { SMTP_URL, ...settings }: MailSettings) {
    const url = new URL(SMTP_URL);
    const dkim = dkimOf(settings);
    const isSecure = url.protocol === 'smtps:';
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

  /** Hands a mail over; never throws. */
  async send({ subject = '', to, replyTo, ...mail }: SendMailOptions): Promise<Outcome> {
    try {
      const { response } = await this.transport.sendMail({
        ...mail,
        subject: withoutEncodedWords(subject),
        to: plainAddressee(to),
        ...(replyTo && { replyTo: plainAddressee(replyTo) }),
      });
      return { kind: 'sent', answer: response };
    } catch (error) {
      return outcomeOfFault(error);
    }
  }
}

/** The way to the agency's mail server, for processes that send mail. */
@Module({})
export class MailModule {
  static forRoot(settings: MailSettings): DynamicModule {
    return {
      module: MailModule,
      global: true,
      providers: [{ provide: MAIL_SETTINGS, useValue: settings }, MailServer],
      exports: [MAIL_SETTINGS, MailServer],
    };
  }
}
