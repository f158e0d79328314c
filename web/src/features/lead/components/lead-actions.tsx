import type { Submission } from '@golghar/contracts';
import { ShieldAlert } from 'lucide-react';
import { useMarkSpam } from '../../leads-core/api/hide-lead';
import { useCurrentUser } from '../../leads-core/api/use-staff';
import { ContactLinks } from '../../leads-core/components/contact-links';
import { DeleteLeadButton } from './delete-lead-button';

type Props = { lead: Submission; onDeleted: () => void };

const look = (isFirst: boolean) =>
  `button button-small px-2.5 ${isFirst ? 'button-primary' : 'button-secondary'}`;

/** What one does with a lead, in one line. */
export function LeadActions({ lead, onDeleted }: Props) {
  const canDelete = useCurrentUser()?.role !== 'sales_executive';
  const { mutate: markSpam } = useMarkSpam();
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-hairline px-4 py-2 lg:px-6">
      <ContactLinks lead={lead} className={look} hasMail />
      <span className="ml-auto flex shrink-0 items-center gap-1">
        <button
          type="button"
          aria-label="Mark as spam"
          title="Mark as spam (!)"
          onClick={() => {
            markSpam(lead);
            onDeleted();
          }}
          className="grid size-9 place-items-center rounded-control hover:bg-surface"
        >
          <ShieldAlert aria-hidden size={18} />
        </button>
        {canDelete && <DeleteLeadButton lead={lead} onDeleted={onDeleted} />}
      </span>
    </div>
  );
}
