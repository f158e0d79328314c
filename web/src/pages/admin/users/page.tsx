import { lazy, Suspense } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { LoadBoundary } from '@/ui/load-boundary';
import { adminMeta } from '../admin-meta';

const UserManagement = lazy(() => loadWithRetry(() => import('./user-management')));

export const meta = () => adminMeta('User Management');

export default function UsersPage() {
  return (
    <LoadBoundary fallback={<p className="p-8">This page could not be loaded. Please reload it.</p>}>
      <Suspense
        fallback={
          <p role="status" className="p-8 text-ink-3">
            Loading...
          </p>
        }
      >
        <UserManagement />
      </Suspense>
    </LoadBoundary>
  );
}
