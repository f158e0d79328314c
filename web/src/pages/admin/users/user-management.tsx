import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '@/features/session/api/session';
import { InviteDialog } from '@/features/users/components/account-dialogs';
import { addUserId } from '@/features/users/components/user-actions';
import { Users } from '@/features/users/components/users';
import { Button } from '@/ui/button';

/** In the URL while a user is being added, so that other pages can link to it. */
const inviteParameter = 'invite';

export default function UserManagementPage() {
  const { data: me } = useSession();
  if (me?.role !== 'admin')
    return (
      <div className="p-4 sm:p-8">
        <h1 className="text-32">User Management</h1>
        <p className="mt-3 text-ink-2">Only administrators can manage users.</p>
      </div>
    );
  return <UserManagement myId={me.id} />;
}

function UserManagement({ myId }: { myId: string }) {
  const [search, setSearch] = useSearchParams();
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="mx-auto max-w-[75rem] p-4 lg:p-8">
      <h1 className="mb-4 text-32">User Management</h1>
      <Button
        ref={addButton}
        id={addUserId}
        look="primary"
        className="mb-6"
        onClick={() => setSearch({ [inviteParameter]: '1' })}
      >
        Add New User
      </Button>
      <Users myId={myId} shownId={search.get('user') ?? undefined} />
      {search.has(inviteParameter) && (
        <InviteDialog onClose={() => setSearch({}, { replace: true })} returnTo={addButton} />
      )}
    </div>
  );
}
