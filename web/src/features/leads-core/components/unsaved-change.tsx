import type { Submission } from '@golghar/contracts';
import type { Mutation } from '@tanstack/react-query';
import { RotateCcw, Undo2, WifiOff, X } from 'lucide-react';
import { forget, retry, takeBackWaiting, useUnsaved, wordsOf } from '../api/lead-mutation';

const button =
  'relative z-10 inline-flex min-h-7 shrink-0 items-center gap-1 rounded-chip px-1.5 font-semibold hover:bg-chip pointer-coarse:min-h-9';

type PartProps = { lead: Submission; mutation: Mutation };

function TryAgain({ lead, mutation }: PartProps) {
  const words = wordsOf(mutation);
  return (
    <>
      <span className="min-w-0 truncate font-semibold text-danger">Not saved: {words}</span>
      <button
        type="button"
        aria-label={`Try again: ${lead.name}, ${words}`}
        onClick={() => retry(mutation)}
        className={`${button} text-link`}
      >
        <RotateCcw aria-hidden size={14} />
        Try again
      </button>
      <button
        type="button"
        aria-label={`Leave ${lead.name} as it is`}
        title="Leave it as it is"
        onClick={() => forget(mutation)}
        className={button}
      >
        <X aria-hidden size={14} />
      </button>
    </>
  );
}

function Waiting({ lead, mutations }: { lead: Submission; mutations: readonly Mutation[] }) {
  const last = mutations.at(-1);
  return (
    <>
      <WifiOff aria-hidden size={14} className="shrink-0" />
      <span className="min-w-0 truncate font-semibold">Waits: {mutations.map(wordsOf).join(', ')}</span>
      {last && (
        <button
          type="button"
          aria-label={`Take back: ${lead.name}, ${wordsOf(last)}`}
          title="Take back"
          onClick={() => takeBackWaiting(last)}
          className={`${button} text-link`}
        >
          <Undo2 aria-hidden size={14} />
        </button>
      )}
    </>
  );
}

/** Whether a change of a lead is unsaved: failed, or waiting for the connection. */
export const useIsUnsaved = (id: string): boolean => useUnsaved(id).length > 0;

type Props = { lead: Submission; className?: string };

/** An unsaved change of a lead: with Retry if it failed, otherwise with Undo. */
export function UnsavedChange({ lead, className = '' }: Props) {
  const mutations = useUnsaved(lead.id);
  const failed = mutations.findLast(({ state }) => state.status === 'error');
  if (mutations.length === 0) return null;
  return (
    <p className={`flex min-w-0 items-center gap-1 text-14 ${className}`}>
      {failed ? <TryAgain lead={lead} mutation={failed} /> : <Waiting lead={lead} mutations={mutations} />}
    </p>
  );
}
