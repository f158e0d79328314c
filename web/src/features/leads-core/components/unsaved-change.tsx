import type { Submission } from '@golghar/contracts';
import { type LucideIcon, RotateCcw, Undo2, WifiOff, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { forget, retry, takeBackWaiting, useUnsaved, wordsOf } from '../api/lead-mutation';

type ActionProps = ComponentProps<'button'> & { label: string; Icon: LucideIcon };

const Action = ({ label, Icon, children, ...button }: ActionProps) => (
  <button
    type="button"
    aria-label={label}
    className="relative z-10 inline-flex min-h-7 shrink-0 items-center gap-1 rounded-chip px-1.5 font-semibold text-link hover:bg-chip pointer-coarse:min-h-9"
    {...button}
  >
    <Icon aria-hidden size={14} />
    {children}
  </button>
);

type Props = { lead: Submission; className?: string; children?: ReactNode };

/** An unsaved change of a lead, with Retry if it failed, otherwise with Undo; without one, its children. */
export function UnsavedChange({ lead, className = '', children }: Props) {
  const mutations = useUnsaved(lead.id);
  const failed = mutations.findLast(({ state }) => state.status === 'error');
  const last = failed ?? mutations.at(-1);
  if (!last) return children;
  const words = wordsOf(last);
  return (
    <p className={`flex min-w-0 items-center gap-1 text-14 ${className}`}>
      {failed ? (
        <>
          <span className="min-w-0 truncate font-semibold text-danger">Not saved: {words}</span>
          <Action label={`Try again: ${lead.name}, ${words}`} Icon={RotateCcw} onClick={() => retry(failed)}>
            Try again
          </Action>
          <Action
            label={`Leave ${lead.name} as it is`}
            title="Leave it as it is"
            Icon={X}
            onClick={() => forget(failed)}
          />
        </>
      ) : (
        <>
          <WifiOff aria-hidden size={14} className="shrink-0" />
          <span className="min-w-0 truncate font-semibold">Waits: {mutations.map(wordsOf).join(', ')}</span>
          <Action
            label={`Take back: ${lead.name}, ${words}`}
            title="Take back"
            Icon={Undo2}
            onClick={() => takeBackWaiting(last)}
          />
        </>
      )}
    </p>
  );
}
