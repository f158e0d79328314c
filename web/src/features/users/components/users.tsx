import { useEffect } from 'react';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { ErrorPanel } from '@/ui/error-panel';
import { Skeleton } from '@/ui/skeleton';
import { useUsers } from '../api/use-users';
import { UserCards } from './user-cards';
import { type UsersProps, UserTable, userElementId } from './user-table';

/** The list of users, as the server has it. */
export function Users(props: Omit<UsersProps, 'users'>) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const { data: users, isPending, isError, refetch } = useUsers();
  const { shownId } = props;
  const isThere = users?.some(({ id }) => id === shownId);
  useEffect(() => {
    if (isThere && shownId)
      document.getElementById(userElementId(shownId))?.scrollIntoView({ block: 'center' });
  }, [isThere, shownId]);
  if (isPending) return <Skeleton />;
  const List = isWide ? UserTable : UserCards;
  return (
    <>
      {isError && <ErrorPanel text="Error loading the users." onRetry={() => void refetch()} />}
      {users && <List users={users} {...props} />}
      {users?.length === 1 && (
        <p className="py-8 text-ink-2">
          Nobody else yet. Add your colleagues, so that everyone works under a name of their own.
        </p>
      )}
    </>
  );
}
