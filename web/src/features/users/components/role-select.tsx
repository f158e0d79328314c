import { type Role, roleLabels, roles, type User } from '@golghar/contracts';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useUpdateUser } from '../api/users';
import { roleRights } from './role-choice';

type Props = { user: User; isSelf: boolean };

/** The role of a user. A choice is asked back: arrow keys choose in a closed list, too. */
export function RoleSelect({ user, isSelf }: Props) {
  const { mutate } = useUpdateUser();
  const [chosen, setChosen] = useState<Role>();
  const select = useRef<HTMLSelectElement>(null);
  const loses = isSelf && chosen !== 'admin' ? ' You will no longer manage users.' : '';
  return (
    <>
      <select
        ref={select}
        aria-label={`Role of ${user.name}`}
        value={chosen ?? user.role}
        onChange={(event) => setChosen(event.target.value as Role)}
        className="field min-h-11 w-auto py-1 text-15 md:min-h-9"
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleLabels[role]}
          </option>
        ))}
      </select>
      {chosen && chosen !== user.role && (
        <ConfirmDialog
          title={`Make ${user.name} ${chosen === 'admin' ? 'an' : 'a'} ${roleLabels[chosen]}?`}
          text={`${roleRights[chosen]}${loses}`}
          action="Change role"
          isDestructive={false}
          returnTo={select}
          onClose={() => setChosen(undefined)}
          onConfirm={() => mutate({ user, change: { role: chosen } })}
        />
      )}
    </>
  );
}
