import { lazy } from 'react';
import { readForStaff } from '@/features/session/api/session';
import { usersQuery } from '@/features/users/api/users';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { LatePart } from '@/ui/late-part';

export const clientLoader = () =>
  readForStaff((client, { role }) => (role === 'admin' ? [client.ensureQueryData(usersQuery)] : []));

const UserManagement = lazy(() => loadWithRetry(() => import('./user-management')));

export default function UsersPage() {
  const loading = (
    <p role="status" className="p-8 text-ink-3">
      Loading...
    </p>
  );
  return (
    <LatePart
      fallback={loading}
      failed={<p className="p-8">This page could not be loaded. Please reload it.</p>}
    >
      <UserManagement />
    </LatePart>
  );
}
