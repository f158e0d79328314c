import { type DeletedSubmission, serviceLabels } from '@golghar/contracts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { formatMoment } from '@/lib/dates';
import { Modal } from '@/ui/modal';
import { useRestoreLead } from '../api/use-delete-lead';
import { useEraseLead } from '../api/use-deleted-leads';
import { daysUntil } from '../model/days-until';

const confirmation = 'ERASE';

type EraseProps = { lead: DeletedSubmission; onClose: () => void; returnTo: { current: HTMLElement | null } };

/** Erasing can't be taken back: the word has to be typed. */
function EraseDialog({ lead, onClose, returnTo }: EraseProps) {
  const { mutate, isPending } = useEraseLead();
  const [typed, setTyped] = useState('');
  const id = useId();
  const isConfirmed = typed.trim().toUpperCase() === confirmation;
  const erase = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) mutate(lead.id, { onSuccess: onClose });
  };
  return (
    <Modal
      title={`Erase the lead of ${lead.name} for good?`}
      text="The lead, its notes and its history are deleted now and cannot be brought back."
      onClose={onClose}
      returnTo={returnTo}
    >
      <form onSubmit={erase} className="mt-4 grid gap-3">
        <label htmlFor={id}>
          Type <strong>{confirmation}</strong> to confirm
        </label>
        <input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setTyped(event.target.value)}
          className="field"
        />
        <button
          type="submit"
          disabled={!isConfirmed || isPending}
          className="button button-danger justify-self-end"
        >
          Erase now
        </button>
      </form>
    </Modal>
  );
}

type Props = {
  lead: DeletedSubmission;
  /** Whether somebody came here for this one. */
  isWanted: boolean;
};

/** A deleted lead: by whom and when, how long it can come back, and what can be done. */
export function DeletedLeadRow({ lead, isWanted }: Props) {
  const { mutate: restore, isPending } = useRestoreLead();
  const [isErasing, setIsErasing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { by, at, erasedAt } = lead.deletion;
  const days = daysUntil(erasedAt);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <li
      ref={row}
      tabIndex={isWanted ? -1 : undefined}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-2 py-3 outline-none ${isWanted ? 'bg-note-ground' : ''}`}
    >
      <div className="min-w-0 grow basis-64">
        <h2 className="truncate font-body text-15 font-semibold" title={lead.name}>
          {lead.name}
        </h2>
        <p className="truncate text-ink-2">
          {serviceLabels[lead.service]} · {lead.phone} · {lead.message}
        </p>
        <p className="text-14 text-ink-3">
          Deleted{by && ` by ${by.name}`}, <time dateTime={at}>{formatMoment(at)}</time> ·{' '}
          <span className={days <= 3 ? 'font-semibold text-danger' : ''}>
            {days} {days === 1 ? 'day' : 'days'} left
          </span>
        </p>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          disabled={isPending}
          aria-label={`Restore ${lead.name}`}
          className="button button-small button-secondary min-h-11 md:min-h-9"
          onClick={() => restore(lead.id)}
        >
          Restore
        </button>
        <button
          ref={button}
          type="button"
          aria-label={`Erase ${lead.name} now`}
          className="button button-small button-secondary min-h-11 text-danger md:min-h-9"
          onClick={() => setIsErasing(true)}
        >
          Erase now
        </button>
      </div>
      {isErasing && <EraseDialog lead={lead} onClose={() => setIsErasing(false)} returnTo={button} />}
    </li>
  );
}
