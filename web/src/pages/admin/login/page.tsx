import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { AuthLayout } from '@/features/session/components/auth-layout';
import { LoginForm } from '@/features/session/components/login-form';
import { returnPath, startPath } from '@/features/session/model/paths';
import { useSession } from '@/lib/session/current-user';
import { drafts, ownerId } from '@/lib/session/session';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Admin Login');

export default function LoginPage() {
  return (
    <AuthLayout>
      <SignIn />
    </AuthLayout>
  );
}

function SignIn() {
  const [search] = useSearchParams();
  // The value at page load: signing in changes the owner.
  const [owner] = useState(ownerId);
  const { user } = useSession();
  // The page to return to is not for anybody but the person who left it.
  const isSame = owner === null || owner === user?.id;
  if (user) return <Navigate to={isSame ? returnPath(search, startPath()) : startPath()} replace />;
  return (
    <>
      <h1 className="text-32">Admin Login</h1>
      <p className="mt-1 mb-6 text-ink-3">Contact administrator for access</p>
      {owner && (
        <p role="status" className="mb-6 border-l-4 border-haldi bg-note-ground p-3">
          Your session has ended. Sign in again to carry on where you left off.
          {drafts.exist(owner) && ' Your note is kept.'}
        </p>
      )}
      <LoginForm />
    </>
  );
}
