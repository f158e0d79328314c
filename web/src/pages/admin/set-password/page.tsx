import { backOfficePaths, linkTokenSchema, type SessionUser } from '@golghar/contracts';
import { Link, useLocation, useNavigate } from 'react-router';
import { AuthLayout } from '@/features/session/components/auth-layout';
import { startPath } from '@/features/session/model/paths';
import { SetPasswordForm, useAccountLink } from '@/features/users/components/set-password-form';
import { WithQueries } from '@/lib/api/with-queries';
import { formatMoment } from '@/lib/dates';
import { showToast } from '@/lib/toast-store';
import { ErrorPanel } from '@/ui/query-state';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Choose a password');

export default function SetPasswordPage() {
  const token = linkTokenSchema.safeParse(useLocation().hash.slice(1)).data;
  return (
    <WithQueries>
      <AuthLayout>{token ? <Checked token={token} /> : <DeadLink />}</AuthLayout>
    </WithQueries>
  );
}

function Checked({ token }: { token: string }) {
  const navigate = useNavigate();
  const { data: link, isPending, isError, refetch } = useAccountLink(token);
  const enter = ({ name }: SessionUser) => {
    showToast({ title: 'Password saved', text: `Welcome, ${name}! You are signed in.` });
    // Replaces the history entry, which contains the token.
    void navigate(startPath(), { replace: true });
  };
  if (isPending) return <h1 className="text-32">Checking the link...</h1>;
  if (isError)
    return (
      <>
        <h1 className="text-32">Choose a password</h1>
        <ErrorPanel text="The link could not be checked." onRetry={() => void refetch()} />
      </>
    );
  if (!link) return <DeadLink />;
  const isInvitation = link.purpose === 'invitation';
  return (
    <>
      <h1 className="text-32 wrap-anywhere">
        {isInvitation ? `Welcome, ${link.name}` : 'Choose a new password'}
      </h1>
      <p className="mt-1 mb-6 text-ink-3">
        {isInvitation
          ? 'Choose a password, and you are in.'
          : 'You are signed in with it here, and signed out everywhere else.'}{' '}
        The link works until {formatMoment(link.expiresAt)}.
      </p>
      <SetPasswordForm token={token} link={link} onSignedIn={enter} />
    </>
  );
}

function DeadLink() {
  return (
    <>
      <h1 className="text-32">This link does not work</h1>
      <p className="mt-3 text-ink-2">
        It may have been used already, have expired, or not have been copied whole. Ask an administrator for a
        new one.
      </p>
      <p className="mt-3 mb-6 text-ink-2">Already chosen a password? Sign in with it.</p>
      <Link to={backOfficePaths.login} className="button button-large button-primary w-full">
        Sign in
      </Link>
    </>
  );
}
