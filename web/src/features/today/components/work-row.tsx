import { leadPath, type Submission } from '@golghar/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FailedChange } from '../../leads-core/components/failed-change';
import { wholeRow, wholeRowLink } from '../../leads-core/model/whole-row';

type Props = {
  lead: Submission;
  /** Beside the name, or below it on a phone. */
  actions: ReactNode;
  /** The line below the name. */
  line: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A row of Today: a lead by its name, why it is here, and what can be done. */
export function WorkRow({ lead, actions, line, children, className = '' }: Props) {
  return (
    <li className={`${wholeRow} border-b border-hairline py-2 md:px-2 ${className}`}>
      <div className="grid items-center gap-x-4 gap-y-1.5 lg:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <Link
            to={leadPath(lead.id)}
            data-row-link={lead.id}
            title={lead.name}
            className={`${wholeRowLink} block truncate font-semibold`}
          >
            {lead.name}
          </Link>
          <p className="flex gap-2 text-14 text-ink-2">{line}</p>
          <FailedChange lead={lead} />
        </div>
        <div className="flex gap-1.5">{actions}</div>
      </div>
      {children}
    </li>
  );
}
