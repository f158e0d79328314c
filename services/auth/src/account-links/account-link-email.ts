import { businessHours, type LinkPurpose, roleLabels, timeZoneNames } from '@golghar/contracts';
import {
  buttons,
  defineMessage,
  type EmailContent,
  isolate,
  type MailSettings,
  remark,
} from '@golghar/platform/deliveries';
import type { AuthSettings } from '../settings';
import type { PasswordLink, UserEntity } from '../user.entity';
import { findByOpenLink, hashLinkToken, linkToken, linkUrl } from './account-links';

type Receiver = Pick<UserEntity, 'name' | 'email' | 'role'> & {
  link: Pick<PasswordLink, 'purpose' | 'madeBy' | 'expiresAt'>;
};

type Names = { madeBy: string; agency: string; role: string };

const words = {
  invitation: ({ madeBy, agency, role }: Names) => ({
    subject: `${madeBy} invites you to the back office of ${agency}`,
    title: `Welcome to ${agency}`,
    intro: `${madeBy} has created an account for you in the back office of ${agency}. Your role there: ${role}.`,
    button: 'Choose your password',
    remark:
      "Weren't expecting this? You can ignore it: nobody can sign in with your address until you choose a password.",
  }),
  reset: ({ madeBy, agency }: Names) => ({
    subject: `A new password for the back office of ${agency}`,
    title: 'Choose a new password',
    intro: `${madeBy} has sent you this link to choose a new password for the back office of ${agency}. Until you do, your old one keeps working.`,
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
  const { subject, title, intro, ...rest } = words[purpose]({
    madeBy: isolate(madeBy.name),
    agency: sender || address,
    role: roleLabels[role],
  });
  return {
    to: { name, email },
    subject,
    title,
    blocks: [
      `Hello ${isolate(name)},`,
      intro,
      `The link works once, until ${moment.format(new Date(expiresAt))} ${timeZoneNames.clock}.`,
      buttons({ label: rest.button, href: url }),
      remark(rest.remark),
    ],
  };
}

/**
 * The e-mails that carry links. None is sent for a link that no longer works, or whose token cannot be derived again because
 * the secret has changed.
 */
const linkMessage = (kind: LinkPurpose) =>
  defineMessage<AuthSettings>({
    kind,

    async render({ subjectId }, { database, settings }) {
      const token = linkToken(subjectId, settings);
      const user = await findByOpenLink(hashLinkToken(token), database.manager);
      return user && linkEmail(user, linkUrl(settings.PUBLIC_URL, token), settings.MAIL_FROM);
    },
  });

export const accountLinkMessages = (['invitation', 'reset'] as const).map(linkMessage);
