import type { Owner } from '@golghar/contracts';
import { initialsOf } from '../model/initials';

/** Whose lead it is, by initials; one's own stand out. */
export function OwnerMark({ owner, isMine }: { owner: Owner; isMine: boolean }) {
  const look = isMine ? 'bg-ink text-bg' : 'bg-chip text-ink-2';
  return (
    <span
      title={isMine ? 'Your lead' : `Lead of ${owner.name}`}
      className={`${look} inline-grid h-6 min-w-7 shrink-0 place-items-center rounded-chip px-1 text-14 leading-none font-semibold`}
    >
      <span aria-hidden>{initialsOf(owner.name)}</span>
      <span className="sr-only">{isMine ? 'Your lead' : `Lead of ${owner.name}`}</span>
    </span>
  );
}
