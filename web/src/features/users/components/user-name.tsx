import type { User } from '@golghar/contracts';
import { RenameButton } from './rename-button';

/** A user's name, which can be changed, marked when it is one's own, and address. */
export function UserName({ user, isSelf }: { user: User; isSelf: boolean }) {
  const { name, email } = user;
  const at = email.lastIndexOf('@');
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name}</span>
      {isSelf && <span className="text-ink-3"> (you)</span>} <RenameButton user={user} />
      <span className="block font-normal text-ink-2 wrap-anywhere">
        {email.slice(0, at)}
        {/* Where a long one breaks best. */}
        <wbr />
        {email.slice(at)}
      </span>
    </>
  );
}
