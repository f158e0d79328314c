import { type Role, roleLabels, roles, type User } from '@golghar/contracts';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Select, slimField } from '@/ui/form/select';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useUpdateUser } from '../api/users';

type RoleSelectProps = { user: User; isSelf: boolean };

/** The role of a user. A choice is asked back: arrow keys choose in a closed list, too. */
export function RoleSelect({ user, isSelf }: RoleSelectProps) {
  const { mutate } = useUpdateUser();
  const [chosen, setChosen] = useState<Role>();
  const loses = isSelf && chosen !== 'admin' ? ' You will no longer manage users.' : '';
  return (
    <>
      <Select
        aria-label={`Role of ${user.name}`}
        value={chosen ?? user.role}
        onChange={(event) => setChosen(event.target.value as Role)}
        options={roles.map((role) => [role, roleLabels[role]])}
        className={`w-auto ${slimField}`}
      />
      {chosen && chosen !== user.role && (
        <ConfirmDialog
          title={`Make ${user.name} ${chosen === 'admin' ? 'an' : 'a'} ${roleLabels[chosen]}?`}
          text={`${roleRights[chosen]}${loses}`}
          action="Change role"
          isDestructive={false}
          onClose={() => setChosen(undefined)}
          onConfirm={() => mutate({ user, change: { role: chosen } })}
        />
      )}
    </>
  );
}

type RoleChoiceProps = { field: UseFormRegisterReturn & { error: string | undefined } };

/** A role, each with what it may do. */
export function RoleChoice({ field: { error, ...radio } }: RoleChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Role</legend>
      {error && <p className="font-semibold text-danger">{error}</p>}
      {roles.map((role) => (
        <label
          key={role}
          className="flex min-h-11 gap-3 border-b border-hairline py-2 last-of-type:border-b-0"
        >
          <input {...radio} type="radio" value={role} className="mt-1 size-4 shrink-0 accent-(--link)" />
          <span>
            {roleLabels[role]}
            <span className="block text-14 text-ink-3">{roleRights[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What each role may do, as one who gives it has to know. */
const roleRights: Record<Role, string> = {
  admin: 'Works on leads, deletes and restores them, and manages users.',
  manager: 'Works on leads, deletes and restores them.',
  sales_executive: 'Reads leads, sets their status, adds notes and exports them.',
};
