import { roleLabels, type User } from '@golghar/contracts';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useUpdateUser } from '../api/update-user';
import { TakeoverField } from './takeover-field';

type Props = { user: User; isSelf: boolean; onChanged: () => void };

/** Disables an account, or enables it again. */
export function StatusButton({ user, isSelf, onChanged }: Props) {
  const { mutate } = useUpdateUser();
  /** Who gets the open leads of whoever is disabled; null is nobody. */
  const [takeoverBy, setTakeoverBy] = useState<string | null>(null);
  const isDisabled = user.status === 'disabled';
  const action = isDisabled ? 'Enable' : 'Disable';
  const who = isSelf ? 'You are' : `${user.name} is`;
  const text = isDisabled
    ? `${user.name} can sign in again, as ${roleLabels[user.role]}.`
    : `${who} signed out everywhere at once, and out until an administrator enables the account again. Notes and changes stay as they are.`;
  return (
    <ConfirmDialog
      // Another one for each action, so that no dialog changes its words while it closes.
      key={action}
      trigger={
        <button
          type="button"
          className={`button button-small button-quiet max-md:min-h-11 ${isDisabled ? '' : 'text-danger'}`}
        >
          {action}
          <span className="sr-only"> {user.name}</span>
        </button>
      }
      title={`${action} ${user.name}?`}
      text={text}
      action={action}
      isDestructive={!isDisabled}
      onConfirm={() =>
        mutate(
          { user, change: isDisabled ? { status: 'active' } : { status: 'disabled', takeoverBy } },
          { onSettled: onChanged },
        )
      }
    >
      {!isDisabled && <TakeoverField user={user} value={takeoverBy} onChange={setTakeoverBy} />}
    </ConfirmDialog>
  );
}
