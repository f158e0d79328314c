import { leadPath, type Submission } from '@golghar/contracts';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { wholeRow, wholeRowLink } from '../model/whole-row';
import { useInbox } from '../store/inbox';
import { StepChoices } from './step-choices';

const button =
  'button button-small button-secondary relative z-10 min-h-11 grow bg-bg px-1 text-14 md:min-h-9 md:px-2.5';

/** A lead of Today that was done just now, in its old place: what comes next is asked for. */
export function DoneRow({ lead }: { lead: Submission }) {
  return (
    <li className={`${wholeRow} border-b border-hairline bg-note-ground py-2 md:px-2`}>
      <div className="grid items-center gap-x-4 gap-y-1.5 md:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <Link
            to={leadPath(lead.id)}
            data-row-link={lead.id}
            title={lead.name}
            className={`${wholeRowLink} block truncate font-semibold`}
          >
            {lead.name}
          </Link>
          <p className="text-14 text-ink-2">Done. And next?</p>
        </div>
        <div className="flex gap-1.5">
          <StepChoices lead={lead} className={button} />
          <button
            type="button"
            aria-label="Nothing next"
            onClick={() => useInbox.setState({ stepWantedFor: '' })}
            className="relative z-10 grid size-11 shrink-0 place-items-center md:size-9"
          >
            <X aria-hidden size={16} />
          </button>
        </div>
      </div>
    </li>
  );
}
