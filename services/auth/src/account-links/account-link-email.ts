import { businessHours, type LinkPurpose, roleLabels, timeZoneNames, toRole } from '@golghar/contracts';
import type { EmailContent } from '@golghar/platform/deliveries';
import { isolate, type MailSettings, noticeEmail } from '@golghar/platform/mail';
import type { PasswordLink } from '../users/user.entity';
import type { UserWithLink } from './account-links';

type Receiver = Pick<UserWithLink, 'name' | 'email' | 'role'> & {
  link: Pick<PasswordLink, 'purpose' | 'madeBy' | 'expiresAt'>;
};

type Names = { madeBy: string; agency: string; role: string };

const words = {
  invitation: ({ madeBy, agency, role }: Names) => ({
    subject: `${madeBy} invites you to the back office of ${agency}`,
    title: `Welcome to ${agency}`,
    news: `${madeBy} has created an account for you in the back office of ${agency}. Your role there: ${role}.`,
    button: 'Choose your password',
    remark:
      "Weren't expecting this? You can ignore it: nobody can sign in with your address until you choose a password.",
  }),
  reset: ({ madeBy, agency }: Names) => ({
    subject: `A new password for the back office of ${agency}`,
    title: 'Choose a new password',
    news: `${madeBy} has sent you this link to choose a new password for the back office of ${agency}. Until you do, your old one keeps working.`,
    button: 'Choose a new password',
    remark: `Didn't ask for this? Leave the link alone and nothing changes, but do let ${madeBy} know.`,
  }),
} satisfies Record<LinkPurpose, (names: Names) => unknown>;

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: businessHours.timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The e-mail with a link to choose a password. */
export function linkEmail(
  { name, email, role, link: { purpose, madeBy, expiresAt } }: Receiver,
  url: string,
  { name: sender, address }: MailSettings['MAIL_FROM'],
): EmailContent {
  const { subject, title, news, button, remark } = words[purpose]({
    madeBy: isolate(madeBy.name),
    agency: sender || address,
    role: roleLabels[toRole(role)],
  });
  return {
    to: { name, address: email },
    subject,
    ...noticeEmail({
      title,
      paragraphs: [
        `Hello ${isolate(name)},`,
        news,
        `The link works once, until ${moment.format(new Date(expiresAt))} ${timeZoneNames.clock}.`,
      ],
      button: { label: button, href: url },
      remark,
    }),
  };
}
