import type { Submission } from '@golghar/contracts';
import { ShieldAlert } from 'lucide-react';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useDeleteLead, useMarkSpam } from '../../leads-core/api/hide-lead';
import { useCurrentUser } from '../../leads-core/api/use-staff';
import { ContactLinks } from '../../leads-core/components/contact-links';

const title = ({ name }: Submission) => `Delete the lead of ${name}?`;
const text = 'It can be restored for 30 days. After that it is erased together with its notes.';

type Props = { lead: Submission; onDeleted: () => void };

function DeleteLeadButton({ lead, onDeleted }: Props) {
  const { mutateAsync, isPending } = useDeleteLead();
  return (
    <ConfirmDialog
      trigger={
        <button
          type="button"
          disabled={isPending}
          className="button button-small button-secondary px-2.5 text-danger"
        >
          Delete
        </button>
      }
      title={title(lead)}
      text={text}
      action="Delete"
      onConfirm={() => void mutateAsync(lead).then(onDeleted, () => undefined)}
    />
  );
}

type DialogProps = Props & { onClose: () => void; returnTo: { current: HTMLElement | null } };

/** The same question, asked from a menu. */
export function DeleteLeadDialog({ lead, onDeleted, onClose, returnTo }: DialogProps) {
  const { mutateAsync } = useDeleteLead();
  return (
    <ConfirmDialog
      title={title(lead)}
      text={text}
      action="Delete"
      onConfirm={() => void mutateAsync(lead).then(onDeleted, () => undefined)}
      onClose={onClose}
      returnTo={returnTo}
    />
  );
}

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
