import { type User, type UserStatus, userStatusLabels } from '@golghar/contracts';
import { Ban, Check, type LucideIcon, Mail } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { formatMoment } from '@/lib/dates';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { useSession } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { QueryState } from '@/ui/query-state';
import { Table } from '@/ui/table';
import { useUsers } from '../api/users';
import { addUserId, InviteDialog, RenameButton, RoleSelect, UserActions } from './user-actions';

const mailWords: Record<NonNullable<User['link']>['mail'], string> = {
  queued: 'mail on its way',
  sent: 'mail sent',
  failed: 'the mail was refused',
  cancelled: 'no mail was sent',
};

export function linkWords({ status, link }: Pick<User, 'status' | 'link'>, now = Date.now()) {
  if (!link) return status === 'invited' ? 'No open invitation' : undefined;
  const isExpired = new Date(link.expiresAt).getTime() <= now;
  if (isExpired) return status === 'invited' ? 'Invitation expired' : undefined;
  const name = link.purpose === 'invitation' ? 'Invitation' : 'Reset link';
  return `${name} until ${formatMoment(link.expiresAt)}, ${mailWords[link.mail]}`;
}

/** A shape for each status, as for leads. */
const icons: Record<UserStatus, LucideIcon> = { active: Check, invited: Mail, disabled: Ban };

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

type RowProps = { user: User; isSelf: boolean; isShown: boolean; isWide: boolean };

/** A row of the table, or below its width a card. */
function UserRow({ user, isSelf, isShown, isWide }: RowProps) {
  const { id, email, status, lastSignInAt } = user;
  const row = { id: `user-${id}`, ref: isShown ? scrollIntoView : undefined };
  const look = isShown ? 'bg-note-ground' : '';
  const at = email.lastIndexOf('@');
  const Icon = icons[status];
  const more = linkWords(user);
  const name = (
    <>
      <span className="font-semibold wrap-anywhere">{user.name}</span>
      {isSelf && <span className="text-ink-3"> (you)</span>} <RenameButton user={user} />
      <span className="block font-normal text-ink-2 wrap-anywhere">
        {email.slice(0, at)}
        {/* The best place to break a long address. */}
        <wbr />
        {email.slice(at)}
      </span>
    </>
  );
  const role = <RoleSelect user={user} isSelf={isSelf} />;
  const state = (
    <>
      <span className={`flex items-center gap-1.5 ${status === 'active' ? '' : 'font-semibold text-ink-2'}`}>
        <Icon aria-hidden size={15} strokeWidth={2.5} className="shrink-0" />
        {userStatusLabels[status]}
      </span>
      {status !== 'invited' && (
        <span className="tabular block text-14 text-ink-3">
          Last sign-in: {lastSignInAt ? formatMoment(lastSignInAt) : 'never'}
        </span>
      )}
      {more && <span className="tabular block text-14 text-ink-3">{more}</span>}
    </>
  );
  const actions = <UserActions user={user} isSelf={isSelf} />;
  if (isWide)
    return (
      <tr {...row} className={look}>
        <th scope="row" className="xl:w-1/3">
          {name}
        </th>
        <td className="*:-my-1.5">{role}</td>
        <td>{state}</td>
        <td>{actions}</td>
      </tr>
    );
  return (
    <li {...row} className={`grid gap-2 border-b border-hairline py-4 ${look}`}>
      <div>{name}</div>
      <div>{state}</div>
      <div className="flex flex-wrap items-center justify-between gap-y-1">
        {role}
        {actions}
      </div>
    </li>
  );
}

export default function UserManagement() {
  const { user: me } = useSession();
  const [search, setSearch] = useSearchParams();
  const addButton = useRef<HTMLButtonElement>(null);
  const isWide = useMediaQuery('(min-width: 1024px)');
  const query = useUsers();
  const rows = query.data?.map((user) => (
    <UserRow
      key={user.id}
      user={user}
      isSelf={user.id === me?.id}
      isShown={user.id === search.get('user')}
      isWide={isWide}
    />
  ));
  return (
    <div className="mx-auto max-w-[75rem] p-4 lg:p-8">
      <h1 className="mb-4 text-32">User Management</h1>
      <Button
        ref={addButton}
        id={addUserId}
        look="primary"
        className="mb-6"
        onClick={() => setSearch({ invite: '1' })}
      >
        Add New User
      </Button>
      <QueryState query={query} failed="Error loading the users." />
      {rows && isWide && (
        <Table caption="Users" columns={['Name', 'Role', 'Status and last sign-in', '']}>
          {rows}
        </Table>
      )}
      {rows && !isWide && (
        <ul className="border-t border-hairline" aria-label="Users">
          {rows}
        </ul>
      )}
      {rows?.length === 1 && (
        <p className="py-8 text-ink-2">
          Nobody else yet. Add your colleagues, so that everyone works under a name of their own.
        </p>
      )}
      {/* In the URL, so that other pages can link to it. */}
      {search.has('invite') && (
        <InviteDialog onClose={() => setSearch({}, { replace: true })} returnTo={addButton} />
      )}
    </div>
  );
}
