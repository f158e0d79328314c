import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { Brand } from '@/app/shell/brand';
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
    <main className="grid min-h-dvh grid-rows-[1fr_auto] bg-hero">
      <div className="flex flex-col items-center justify-center gap-6 px-4 py-10 text-on-hero">
        <Brand />
        <div className="w-full max-w-[26rem] border-2 border-lampblack bg-bg p-6 text-ink sm:p-8 dark:border-hairline">
          <h1 className="text-32">Admin Login</h1>
          <p className="mt-1 mb-6 text-ink-3">Contact administrator for access</p>
          <LoginForm onSignedIn={() => navigate(next, { replace: true })} />
        </div>
        <Link to="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Back to website
        </Link>
      </div>
      <div className="leaf-band" aria-hidden />
    </main>
  );
}
