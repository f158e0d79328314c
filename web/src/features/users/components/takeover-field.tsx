import type { User } from '@golghar/contracts';
import { useId } from 'react';
import { useUsers } from '../api/use-users';

type Props = { user: User; value: string | null; onChange: (id: string | null) => void };

/** Who works the open leads of a colleague from now on. */
export function TakeoverField({ user, value, onChange }: Props) {
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
