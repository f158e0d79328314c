import type { Submission } from '@golghar/contracts';
import { X } from 'lucide-react';
import { StepChoices } from '../../leads-core/components/step-choices';
import { useInbox } from '../../leads-core/store/inbox';
import { WorkRow } from './work-row';

const button =
  'button button-small button-secondary relative z-10 min-h-11 grow bg-bg px-1 text-14 md:min-h-9 md:px-2.5';

/** A lead of Today that was done just now, in its old place: what comes next is asked for. */
export function DoneRow({ lead }: { lead: Submission }) {
  return (
    <WorkRow
      lead={lead}
      className="bg-note-ground"
      line="Done. And next?"
      actions={
        <>
          <StepChoices lead={lead} className={button} />
          <button
            type="button"
            aria-label="Nothing next"
            onClick={() => useInbox.setState({ stepWantedFor: '' })}
            className="relative z-10 grid size-11 shrink-0 place-items-center md:size-9"
          >
            <X aria-hidden size={16} />
          </button>
        </>
      }
    />
  );
}
