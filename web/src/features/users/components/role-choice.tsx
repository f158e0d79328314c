import type { Role } from '@golghar/contracts';
import { roleLabels, roles } from '@golghar/contracts';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = { registration: UseFormRegisterReturn; error?: string | undefined };

/** A role, each with what it may do. */
export function RoleChoice({ registration, error }: Props) {
  return (
    <fieldset>
      <legend className="font-semibold">Role</legend>
      {error && <p className="font-semibold text-danger">{error}</p>}
      {roles.map((role) => (
        <label
          key={role}
          className="flex min-h-11 gap-3 border-b border-hairline py-2 last-of-type:border-b-0"
        >
          <input
            {...registration}
            type="radio"
            value={role}
            className="mt-1 size-4 shrink-0 accent-(--link)"
          />
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
export const roleRights: Record<Role, string> = {
  admin: 'Works on leads, deletes and restores them, and manages users.',
  manager: 'Works on leads, deletes and restores them.',
  sales_executive: 'Reads leads, sets their status, adds notes and exports them.',
};
