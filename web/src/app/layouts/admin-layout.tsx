import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '@/features/session/api/use-session';
import { PasswordForm } from '@/features/session/components/password-form';
import { loginPathFor } from '@/features/session/model/return-path';
import { WithQueries } from '@/lib/with-queries';
import { AdminShell } from '../admin-shell/admin-shell';

/** Checks the session first: verifying, then the page, or away to sign in and back. */
export default function AdminLayout() {
  return (
    <WithQueries>
      <Guarded />
    </WithQueries>
  );
}

function Guarded() {
  const { pathname, search } = useLocation();
  const { data: user, isPending } = useSession();
  if (isPending)
    return (
      <p role="status" className="grid min-h-dvh place-items-center text-ink-3">
        Loading...
      </p>
    );
  if (!user) return <Navigate to={loginPathFor(pathname + search)} replace />;
  if (user.mustChangePassword) return <FirstPassword />;
  return (
    <AdminShell user={user}>
      <Outlet />
    </AdminShell>
  );
}

function FirstPassword() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[30rem] content-center p-4">
      <h1 className="text-32">Choose your own password</h1>
      <p className="mt-2 mb-6 text-ink-2">The one-time password was for this sign-in only.</p>
      <PasswordForm />
    </main>
  );
}
