import { roleLabels, type User } from '@golghar/contracts';
import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useUpdateUser, useUsers } from '../api/users';

type TakeoverProps = { user: User; value: string | null; onChange: (id: string | null) => void };

/** Who works the open leads of a colleague from now on. */
function TakeoverField({ user, value, onChange }: TakeoverProps) {
  const id = useId();
  const { data: users = [] } = useUsers();
  const colleagues = users.filter((other) => other.status === 'active' && other.id !== user.id);
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-15 font-semibold">
        Who takes over their open leads?
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        className="field mt-1 w-full"
      >
        <option value="">Nobody: they become unassigned</option>
        {colleagues.map(({ id: colleagueId, name }) => (
          <option key={colleagueId} value={colleagueId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

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
        <Button size="small" look="quiet" className={`max-md:min-h-11 ${isDisabled ? '' : 'text-danger'}`}>
          {action}
          <span className="sr-only"> {user.name}</span>
        </Button>
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
