import type { AccountLink, User } from '@golghar/contracts';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '@/features/session/api/session';
import { InviteDialog, LinkDialog } from '@/features/users/components/account-dialogs';
import { Users } from '@/features/users/components/users';
import { Button } from '@/ui/button';

/** Names somebody in the address who is to be found at once. */
const shownParameter = 'user';

/** In the address while somebody is being added, so that other pages can link to it. */
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
  const [shown, setShown] = useState<{ user: User; link: AccountLink }>();
  const addButton = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const isAdding = search.has(inviteParameter);
  const stopAdding = () => setSearch({}, { replace: true });

  return (
    <div className="mx-auto max-w-[75rem] p-4 lg:p-8">
      <h1 className="mb-4 text-32">User Management</h1>
      <Button
        ref={addButton}
        look="primary"
        className="mb-6"
        onClick={() => setSearch({ [inviteParameter]: '1' })}
      >
        Add New User
      </Button>
      <Users
        myId={myId}
        shownId={search.get(shownParameter) ?? undefined}
        onGone={() => addButton.current?.focus()}
        onLink={(user, link, button) => {
          returnTo.current = button;
          setShown({ user, link });
        }}
      />
      {isAdding && (
        <InviteDialog
          onClose={stopAdding}
          returnTo={addButton}
          onInvited={(user, link) => {
            stopAdding();
            returnTo.current = addButton.current;
            setShown({ user, link });
          }}
        />
      )}
      {shown && <LinkDialog {...shown} onClose={() => setShown(undefined)} returnTo={returnTo} />}
    </div>
  );
}
