import type { Submission } from '@golghar/contracts';
import { ShieldAlert } from 'lucide-react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { deleteLead, markSpam } from '../../leads-core/api/hide-lead';
import { useIsManager } from '../../leads-core/api/use-staff';
import { ContactLinks } from '../../leads-core/components/contact-links';
import { type LeadDialogProps, openDialog } from '../../leads-core/store/inbox';

/** Asks whether a lead is to be deleted. */
export function DeleteLeadDialog({ lead, onClose, onDone }: LeadDialogProps) {
  return (
    <ConfirmDialog
      title={`Delete the lead of ${lead.name}?`}
      text="It can be restored for 30 days. After that it is erased together with its notes."
      action="Delete"
      onConfirm={() => void deleteLead(lead).then((isDone) => isDone && onDone?.())}
      onClose={onClose}
    />
  );
}

const look = (isFirst: boolean) =>
  `button button-small px-2.5 ${isFirst ? 'button-primary' : 'button-secondary'}`;

type Props = { lead: Submission; onDeleted?: () => void };

/** What one does with a lead, in one line. */
export function LeadActions({ lead, onDeleted }: Props) {
  const canDelete = useIsManager();
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-hairline px-4 py-2 lg:px-6">
      <ContactLinks lead={lead} className={look} hasMail />
      <span className="ml-auto flex shrink-0 items-center gap-1">
        <IconButton
          label="Mark as spam"
          title="Mark as spam (!)"
          onClick={() => {
            void markSpam(lead);
            onDeleted?.();
          }}
          className="size-9"
          Icon={ShieldAlert}
        />
        {canDelete && (
          <Button
            size="small"
            onClick={() => openDialog('delete', lead.id, onDeleted)}
            className="px-2.5 text-danger"
          >
            Delete
          </Button>
        )}
      </span>
    </div>
  );
}
