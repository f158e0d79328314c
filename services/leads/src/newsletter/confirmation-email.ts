import { type EmailContent, type MailSettings, noticeEmail } from '@golghar/platform/mail';
import { newsletterLinks } from './newsletter-links';

/** Kind of the e-mail that asks whether an address wants the newsletter. */
export const confirmationEmailKind = 'newsletter_confirmation';

type Subscriber = { email: string; token: string };
type Sender = { PUBLIC_URL: string } & Pick<MailSettings, 'MAIL_FROM'>;

/** Asks whether the address wants the newsletter. Like every e-mail of the list it can be left with one click. */
export function confirmationEmailFor(
  { email, token }: Subscriber,
  { PUBLIC_URL, MAIL_FROM }: Sender,
): EmailContent {
  const { confirm, unsubscribe, oneClick } = newsletterLinks(PUBLIC_URL, token);
  const agency = MAIL_FROM.name || MAIL_FROM.address;
  return {
    to: { name: '', address: email },
    subject: `Your newsletter from ${agency}: please confirm`,
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...noticeEmail({
      title: 'One more click',
      paragraphs: [
        `Somebody, hopefully you, entered ${email} for the newsletter of ${agency}.`,
        'Open the link and press the button there, and the next letter comes to you. Until then we send nothing.',
      ],
      button: { label: 'Confirm the newsletter', href: confirm },
      remark: `It was not you? Then do nothing: without a confirmation we forget the address after a week. Or have it removed now: ${unsubscribe}`,
    }),
  };
}
