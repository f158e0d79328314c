import { usersQuery } from '@/features/users/api/users';
import { readForStaff } from '@/lib/session/current-user';
import { late } from '@/ui/late';

export const clientLoader = () => readForStaff(usersQuery);

export default late(() => import('@/features/users/components/user-management'), {
  fallback: (
    <p role="status" className="p-8 text-ink-3">
      Loading...
    </p>
  ),
  failed: <p className="p-8">This page could not be loaded. Please reload it.</p>,
});
