import { api, backOfficePaths, linkTokenSchema } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '@/lib/api/api-error';
import { asked } from '@/lib/api/operations';
import { request } from '@/lib/api/request';
import { formatMoment } from '@/lib/dates';
import { useOperationForm } from '@/lib/forms/use-operation-form';
import { startSession } from '@/lib/session/session';
import { showToast } from '@/lib/toast-store';
import { TextField } from '@/ui/form/form-field';
import { NewPasswordField } from '@/ui/form/password-input';
import { SubmitForm } from '@/ui/form/submit-form';
import { ErrorPanel } from '@/ui/query-state';
import { startPath } from '../model/paths';
import { adminMeta } from './auth-layout';

export const meta = () => adminMeta('Choose a password');

export default function SetPasswordPage() {
  const token = linkTokenSchema.safeParse(useLocation().hash.slice(1)).data;
  return token ? <SetPassword key={token} token={token} /> : <DeadLink />;
}

const isDead = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.wire?.fields?.token !== undefined);

/** Sets a password by a link; signs out whoever was signed in on this machine. */
function SetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const check = useQuery({
    ...asked,
    queryKey: [api.checkAccountLink.path, token],
    queryFn: ({ signal }) => request(api.checkAccountLink, { body: { token }, signal }),
    gcTime: 0,
  });
  const { field, sending, error } = useOperationForm(api.acceptAccountLink, {
    defaultValues: { token, newPassword: '' },
    onDone: ({ user }) => {
      startSession(user);
      showToast({ title: 'Password saved', text: `Welcome, ${user.name}! You are signed in.` });
      // Replaces the history entry, which contains the token.
      void navigate(startPath(), { replace: true });
    },
  });
  const link = check.data;
  if (check.isPending) return <h1 className="text-32">Checking the link...</h1>;
  if (isDead(check.error) || isDead(error)) return <DeadLink />;
  if (!link)
    return (
      <>
        <h1 className="text-32">Choose a password</h1>
        <ErrorPanel text="The link could not be checked." onRetry={() => void check.refetch()} />
      </>
    );
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
      <SubmitForm {...sending} submit="Save and sign in">
        {/* The username for password managers. */}
        <TextField label="Email" type="email" autoComplete="username" readOnly value={link.email} />
        <NewPasswordField {...field('newPassword')} />
      </SubmitForm>
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
