import type { User } from '@golghar/contracts';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useWithdrawInvitation } from '../api/withdraw-invitation';

type Props = { user: User; onGone: () => void };

/** Takes somebody off the list who has not accepted the invitation. */
export function WithdrawButton({ user, onGone }: Props) {
  const { mutate } = useWithdrawInvitation();
  return (
    <ConfirmDialog
      trigger={
        <button type="button" className="button button-small button-quiet text-danger max-md:min-h-11">
          Withdraw
          <span className="sr-only"> the invitation of {user.name}</span>
        </button>
      }
      title={`Withdraw the invitation of ${user.name}?`}
      text={`The link that was sent to ${user.email} stops working, and ${user.name} leaves this list.`}
      action="Withdraw"
      onConfirm={() => mutate(user, { onSuccess: onGone })}
    />
  );
}
