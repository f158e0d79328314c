import type { User } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';

type Link = NonNullable<User['link']>;

const mailWords: Record<Link['mail'], string> = {
  queued: 'mail on its way',
  sent: 'mail sent',
  failed: 'the mail was refused',
  cancelled: 'no mail was sent',
};

/** What there is to say of a user's open link; undefined when there is nothing. */
export function linkWords({ status, link }: Pick<User, 'status' | 'link'>, now = Date.now()) {
  if (!link) return status === 'invited' ? 'No open invitation' : undefined;
  const isExpired = new Date(link.expiresAt).getTime() <= now;
  if (isExpired) return status === 'invited' ? 'Invitation expired' : undefined;
  const name = link.purpose === 'invitation' ? 'Invitation' : 'Reset link';
  return `${name} until ${formatMoment(link.expiresAt)}, ${mailWords[link.mail]}`;
}
