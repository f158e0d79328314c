import type { Owner, SubmissionFilter, TeamMember } from '@golghar/contracts';
import { UserRoundPlus } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { counted } from '@/lib/counts';
import { IconButton } from '@/ui/icon-button';
import { usePreferences } from '../../leads-core/api/preferences';
import { type Dragged, useDragged, useDropTarget } from '../../leads-core/hooks/use-drag';
import { figurePath, teamColumns } from '../model/team';

/** Somebody's leads to be reassigned. */
export type Share = { filter: SubmissionFilter; words: string; owner: Owner | null };

type FigureProps = {
  text: string;
  to: string;
  /** Undefined if there are none. */
  share: Share | undefined;
  onAsk: (share: Share) => void;
};

/** A figure that links to its leads; open work can be dragged onto a colleague, or reassigned by key or press. */
function Figure({ text, to, share, onAsk }: FigureProps) {
  const { shortcuts } = usePreferences().preferences;
  const figure = useRef<HTMLSpanElement>(null);
  const isDragged = useDragged(figure, share && { filter: share.filter });
  const onKeyDown = (event: KeyboardEvent) => {
    const isOther = event.key.toLowerCase() !== 'a' || event.ctrlKey || event.metaKey || event.altKey;
    if (!share || !shortcuts || isOther) return;
    event.preventDefault();
    onAsk(share);
  };
  return (
    <span
      ref={figure}
      className={`group flex items-center justify-end ${share ? 'cursor-grab' : ''} ${isDragged ? 'opacity-50' : ''}`}
    >
      {share && (
        <IconButton
          label={`Assign ${share.words}`}
          title="Assign (A)"
          onClick={() => onAsk(share)}
          className="size-6 text-ink-3 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
          Icon={UserRoundPlus}
          iconSize={16}
        />
      )}
      <Link
        to={to}
        draggable={false}
        aria-keyshortcuts={share && 'A'}
        onKeyDown={onKeyDown}
        className="block min-w-6 py-1 no-underline hover:underline"
      >
        {text}
      </Link>
    </span>
  );
}

type Props = {
  member: TeamMember;
  onDrop: (dragged: Dragged, owner: Owner | null) => void;
  onAsk: (share: Share) => void;
};

/** A colleague, or nobody, with their workload; a drop target that assigns the dragged leads. */
export function TeamRow({ member, onDrop, onAsk }: Props) {
  const { owner } = member;
  const row = useRef<HTMLTableRowElement>(null);
  const isOver = useDropTarget(row, (dragged) => onDrop(dragged, owner));
  const [id, ofOwner] = owner ? [owner.id, `of ${owner.name}`] : ['none', 'without an owner'];
  return (
    <tr ref={row} className={`border-b border-hairline ${isOver ? '*:bg-note-ground' : ''}`}>
      <th scope="row" className="py-1 pr-2 text-left font-normal wrap-break-word">
        {owner?.name ?? 'Nobody'}
      </th>
      {teamColumns().map(({ name, text, filter, work }) => {
        const count = work?.count(member) ?? 0;
        const words = work && `${counted(count, ...work.words)} ${ofOwner}`;
        const share =
          words && count > 0 ? { filter: { ...work.filter, owner: id }, words, owner } : undefined;
        return (
          <td key={name} className="px-1 text-right">
            {filter ? (
              <Figure text={text(member)} to={figurePath(filter, id)} share={share} onAsk={onAsk} />
            ) : (
              text(member)
            )}
          </td>
        );
      })}
    </tr>
  );
}
