import {
  api,
  type EmailKind,
  inLanguage,
  type Language,
  newsletterPaths,
  offeredLanguage,
} from '@golghar/contracts';
import type { EmailContent, EmailRenderer, Message } from '@golghar/platform/deliveries';
import { type MailSettings, noticeEmail } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { confirmationWords } from './confirmation-words';
import { SubscriberRepository } from './subscriber.repository';

/** A subscriber's own links: two pages with a button, and the address that mail programs post to (RFC 8058). */
export const newsletterLinks = (publicUrl: string, token: string, language: Language = 'en') => ({
  confirm: `${publicUrl}${inLanguage(newsletterPaths.confirm, language)}?token=${token}`,
  unsubscribe: `${publicUrl}${inLanguage(newsletterPaths.unsubscribe, language)}?token=${token}`,
  oneClick: `${publicUrl}${api.unsubscribeAtOnce.path}?token=${token}`,
});

/** Kind of the e-mail that asks whether an address wants the newsletter. */
export const confirmationEmailKind = 'newsletter_confirmation' satisfies EmailKind;

type Subscriber = { email: string; token: string; language: Language };
type Sender = { PUBLIC_URL: string } & Pick<MailSettings, 'MAIL_FROM'>;

/** Asks whether the address wants the newsletter. Like every e-mail of the list it can be left with one click. */
export function confirmationEmailFor(
  { email, token, language: asked }: Subscriber,
  { PUBLIC_URL, MAIL_FROM }: Sender,
): EmailContent {
  const language = offeredLanguage(asked);
  const { confirm, unsubscribe, oneClick } = newsletterLinks(PUBLIC_URL, token, language);
  const agency = MAIL_FROM.name || MAIL_FROM.address;
  const { subject, button, ...words } = confirmationWords[language]({ email, agency, unsubscribe });
  return {
    to: { name: '', address: email },
    subject,
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...noticeEmail({ ...words, button: { label: button, href: confirm }, language }),
  };
}

/** Who has confirmed or left meanwhile needs none. */
@Injectable()
export class ConfirmationMessage implements Message {
  readonly kind = confirmationEmailKind;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, keyof Sender>,
    private readonly subscribers: SubscriberRepository,
  ) {}

  readonly render: EmailRenderer = async ({ subjectId }) => {
    const subscriber = await this.subscribers.findUnconfirmed(subjectId);
    return subscriber ? confirmationEmailFor(subscriber, this.settings) : undefined;
  };
}
