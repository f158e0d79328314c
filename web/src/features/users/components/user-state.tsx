import { type User, type UserStatus, userStatusLabels } from '@golghar/contracts';
import { Ban, Check, type LucideIcon, Mail } from 'lucide-react';
import { formatMoment } from '@/lib/dates';
import { linkWords } from '../model/link-words';

/** A shape for each status, as for leads. */
const icons: Record<UserStatus, LucideIcon> = { active: Check, invited: Mail, disabled: Ban };

/** A user's status, the last sign-in of who can have one, and what there is to say of an open link. */
export function UserState({ user }: { user: User }) {
  const { status, lastSignInAt } = user;
  const Icon = icons[status];
  const isIn = status === 'active';
  const more = linkWords(user);
  return (
    <>
      <span className={`flex items-center gap-1.5 ${isIn ? '' : 'font-semibold text-ink-2'}`}>
        <Icon aria-hidden size={15} strokeWidth={2.5} className="shrink-0" />
        {userStatusLabels[status]}
      </span>
      {status !== 'invited' && (
        <span className="tabular block text-14 text-ink-3">
          Last sign-in: {lastSignInAt ? formatMoment(lastSignInAt) : 'never'}
        </span>
      )}
      {more && <span className="tabular block text-14 text-ink-3">{more}</span>}
    </>
  );
}
