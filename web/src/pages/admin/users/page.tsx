import { lazy } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { LatePart } from '@/ui/late-part';

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
