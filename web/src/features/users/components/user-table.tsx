import type { User } from '@golghar/contracts';
import { RoleSelect } from './role-select';
import { UserActions, type UserActionsProps } from './user-actions';
import { UserName } from './user-name';
import { UserState } from './user-state';

export type UsersProps = Pick<UserActionsProps, 'onLink' | 'onGone'> & {
  users: User[];
  myId: string;
  /** The one that a link leads to. */
  shownId: string | undefined;
};

export const userElementId = (userId: string) => `user-${userId}`;

/** Users on a screen with room for a table. */
export function UserTable({ users, myId, shownId, ...events }: UsersProps) {
  return (
    <table className="data-table">
      <caption className="sr-only">Users</caption>
      <thead>
        <tr>
          <th scope="col" className="xl:w-1/3">
            Name
          </th>
          <th scope="col">Role</th>
          <th scope="col">Status and last sign-in</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const isSelf = user.id === myId;
          return (
            <tr
              key={user.id}
              id={userElementId(user.id)}
              className={user.id === shownId ? 'bg-note-ground' : ''}
            >
              <th scope="row">
                <UserName user={user} isSelf={isSelf} />
              </th>
              <td className="*:-my-1.5">
                <RoleSelect user={user} isSelf={isSelf} />
              </td>
              <td>
                <UserState user={user} />
              </td>
              <td>
                <UserActions user={user} isSelf={isSelf} {...events} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
