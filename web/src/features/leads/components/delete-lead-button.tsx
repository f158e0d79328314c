import type { Submission } from '@golghar/contracts';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useDeleteLead } from '../api/delete-lead';

type Props = { lead: Submission; onDeleted?: () => void };

export function DeleteLeadButton({ lead, onDeleted }: Props) {
  const { mutate, isPending } = useDeleteLead();
  return (
    <ConfirmDialog
      trigger={
        <button
          type="button"
          disabled={isPending}
          className="button button-small button-secondary text-danger"
        >
          Delete
        </button>
      }
      title={`Delete the lead of ${lead.name}?`}
      text="It can be restored for 30 days. After that it is erased together with its notes."
      action="Delete"
      onConfirm={() => mutate(lead.id, { ...(onDeleted && { onSuccess: onDeleted }) })}
    />
  );
}
