import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Entrance } from '@/app/admin-shell/entrance';
import { useSession } from '@/features/session/api/use-session';
import { LoginForm } from '@/features/session/components/login-form';
import { returnPath } from '@/features/session/model/return-path';
import { WithQueries } from '@/lib/with-queries';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Admin Login');

export default function LoginPage() {
  return (
    <WithQueries>
      <SignIn />
    </WithQueries>
  );
}

function SignIn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data: user } = useSession();
  const next = returnPath(search);
  if (user) return <Navigate to={next} replace />;
  return (
    <Entrance>
      <h1 className="text-32">Admin Login</h1>
      <p className="mt-1 mb-6 text-ink-3">Contact administrator for access</p>
      <LoginForm onSignedIn={() => navigate(next, { replace: true })} />
    </Entrance>
  );
}
