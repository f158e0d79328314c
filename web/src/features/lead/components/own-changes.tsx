import type { OwnChange } from '@golghar/contracts';
import { useState } from 'react';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { useUndoOwnChange } from '../api/lead';

type UndoProps = { leadId: string; change: OwnChange };

/** Takes back what the person did to a lead. */
export function UndoOwnChange({ leadId, change }: UndoProps) {
  const { mutate: undo, isPending } = useUndoOwnChange(leadId);
  return (
    <Button disabled={isPending} title={change.text} size="small" look="quiet" onClick={() => undo(change)}>
      Take back
    </Button>
  );
}

/** What the person did to a lead in the last day and the timeline does not tell: tags, next steps, what is expected. */
export function OwnChanges({ leadId, changes }: { leadId: string; changes: readonly OwnChange[] }) {
  const [isOpen, setOpen] = useState(false);
  if (changes.length === 0) return null;
  return (
    <>
      <Button
        aria-expanded={isOpen}
        size="small"
        look="quiet"
        className="-ml-3"
        onClick={() => setOpen(!isOpen)}
      >
        What else you changed today ({changes.length})
      </Button>
      {isOpen && (
        <ul aria-label="What else you changed today" className="text-15">
          {changes.map((change) => (
            <li key={change.id} className="flex flex-wrap items-center gap-x-5 wrap-anywhere">
              <span>
                {change.text}
                <span className="text-14 text-ink-2">
                  {' · '}
                  <time dateTime={change.at}>{formatMoment(change.at)}</time>
                </span>
              </span>
              <UndoOwnChange leadId={leadId} change={change} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
