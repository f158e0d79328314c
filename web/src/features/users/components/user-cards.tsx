import { RoleSelect } from './role-select';
import { UserActions } from './user-actions';
import { UserName } from './user-name';
import { UserState } from './user-state';
import { type UsersProps, userElementId } from './user-table';

/** Users on a phone, one below the other. */
export function UserCards({ users, myId, shownId, ...events }: UsersProps) {
  return (
    <ul className="border-t border-hairline" aria-label="Users">
      {users.map((user) => {
        const isSelf = user.id === myId;
        return (
          <li
            key={user.id}
            id={userElementId(user.id)}
            className={`grid gap-2 border-b border-hairline py-4 ${user.id === shownId ? 'bg-note-ground' : ''}`}
          >
            <div>
              <UserName user={user} isSelf={isSelf} />
            </div>
            <div>
              <UserState user={user} />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-y-1">
              <RoleSelect user={user} isSelf={isSelf} />
              <UserActions user={user} isSelf={isSelf} {...events} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
