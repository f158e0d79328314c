import { backOfficePaths } from '@golghar/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { AuthFrame, adminMeta } from '@/features/session/components/auth-layout';
import { loginPathFor } from '@/features/session/model/paths';
import { queryClient } from '@/lib/api/query-client';
import { useLogOut, useSession } from '@/lib/session/current-user';
import { currentUser, hasLoggedOut, onPersonLeft } from '@/lib/session/session';
import { clearToast } from '@/lib/toast-store';
import { reservedFor, titleOf } from '@/pages/admin/screens';
import { Button } from '@/ui/button';
import { late } from '@/ui/late';
import { AdminShell } from '../admin-shell/admin-shell';

// Its Undo would be the next person's.
onPersonLeft(clearToast);

export const meta = ({ location }: { location: { pathname: string } }) =>
  adminMeta(titleOf(location.pathname));

/** Nothing of it depends on the address's query: a change of that is drawn at once. */
export const shouldRevalidate = () => false;

/** Checks the session first: verifying, then the page, or away to sign in and back. */
export default function AdminLayout() {
  const { pathname, search } = useLocation();
  const { user, isPending } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // Somebody else has signed in, in another tab: the page that is open here was not theirs.
    const leave = () => currentUser() && navigate(backOfficePaths.dashboard, { replace: true });
    return onPersonLeft(leave);
  }, [navigate]);
  if (isPending)
    return (
      <p role="status" className="grid min-h-dvh place-items-center text-ink-3">
        Loading...
      </p>
    );
  if (!user)
    return <Navigate to={hasLoggedOut() ? backOfficePaths.login : loginPathFor(pathname + search)} replace />;
  const roles = reservedFor(pathname, user.role);
  return (
    <QueryClientProvider client={queryClient}>
      {user.mustChangePassword ? (
        <FirstPassword />
      ) : (
        <AdminShell key={user.id} user={user}>
          {roles ? (
            <div className="p-4 sm:p-8">
              <h1 className="text-32">{titleOf(pathname)}</h1>
              <p className="mt-3 text-ink-2">Only {roles} can open this page.</p>
            </div>
          ) : (
            <Outlet />
          )}
        </AdminShell>
      )}
    </QueryClientProvider>
  );
}

const PasswordForm = late(() => import('@/features/session/components/password-form'));

function FirstPassword() {
  const { mutate: logOut } = useLogOut();
  return (
    <AuthFrame>
      <h1 className="text-32">Choose your own password</h1>
      <p className="mt-2 mb-6 text-ink-2">
        The one-time password was for this sign-in only. Enter it once more as the current password.
      </p>
      <PasswordForm />
      <Button look="quiet" className="mt-3 w-full" onClick={() => logOut({})}>
        Log out
      </Button>
    </AuthFrame>
  );
}
