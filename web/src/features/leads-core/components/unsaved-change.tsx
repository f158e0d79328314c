import type { Submission } from '@golghar/contracts';
import { RotateCcw, WifiOff, X } from 'lucide-react';
import { changeLead } from '../api/change-lead';
import { useWaitingWords } from '../api/lead-mutation';
import { describeChange } from '../model/lead-change';
import { type FailedChange as Failed, forgetFailedChange, useInbox } from '../store/inbox';

const button =
  'relative z-10 inline-flex min-h-7 shrink-0 items-center gap-1 rounded-chip px-1.5 font-semibold hover:bg-chip pointer-coarse:min-h-9';

function TryAgain({ failed }: { failed: Failed }) {
  const { lead, wanted } = failed;
  return (
    <>
      <span className="min-w-0 truncate font-semibold text-danger">Not saved: {describeChange(wanted)}</span>
      <button
        type="button"
        aria-label={`Try again: ${lead.name}, ${describeChange(wanted)}`}
        onClick={() => changeLead(failed)}
        className={`${button} text-link`}
      >
        <RotateCcw aria-hidden size={14} />
        Try again
      </button>
      <button
        type="button"
        aria-label={`Leave ${lead.name} as it is`}
        title="Leave it as it is"
        onClick={() => forgetFailedChange(lead.id)}
        className={button}
      >
        <X aria-hidden size={14} />
      </button>
    </>
  );
}

/** Whether something that was wanted of a lead is not saved: it failed, or it waits for the connection. */
export function useIsUnsaved(id: string): boolean {
  const hasFailed = useInbox(({ failedChanges }) => id in failedChanges);
  return useWaitingWords(id) !== '' || hasFailed;
}

type Props = { lead: Submission; className?: string };

/** What was wanted of a lead and is not saved: with another try where it failed. Nothing where all is saved. */
export function UnsavedChange({ lead, className = '' }: Props) {
  const failed = useInbox(({ failedChanges }) => failedChanges[lead.id]);
  const waiting = useWaitingWords(lead.id);
  if (!failed && !waiting) return null;
  return (
    <p className={`flex min-w-0 items-center gap-1 text-14 ${className}`}>
      {failed ? (
        <TryAgain failed={failed} />
      ) : (
        <span className="flex min-w-0 items-center gap-1 font-semibold">
          <WifiOff aria-hidden size={14} className="shrink-0" />
          <span className="truncate">Waits: {waiting}</span>
        </span>
      )}
    </p>
  );
}
