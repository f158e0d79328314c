import type { Submission } from '@golghar/contracts';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useDeleteLead } from '../../leads-core/api/hide-lead';

const title = ({ name }: Submission) => `Delete the lead of ${name}?`;
const text = 'It can be restored for 30 days. After that it is erased together with its notes.';

type Props = { lead: Submission; onDeleted: () => void };

export function DeleteLeadButton({ lead, onDeleted }: Props) {
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
