import { api } from '@golghar/contracts';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ApiError, failureText } from '@/lib/api/api-error';
import { useOperationForm } from '@/lib/forms/use-operation-form';
import { useSession } from '@/lib/session/current-user';
import { drafts, ownerId, startSession } from '@/lib/session/session';
import { showToast } from '@/lib/toast-store';
import { TextField } from '@/ui/form/form-field';
import { PasswordField } from '@/ui/form/password-input';
import { SubmitForm } from '@/ui/form/submit-form';
import { returnPath, startPath } from '../model/paths';
import { adminMeta } from './auth-layout';

export const meta = () => adminMeta('Admin Login');

/** Counts down, so that the message stays true. */
function WaitLeft({ of }: { of: number }) {
  const [seconds, setSeconds] = useState(of);
  useEffect(() => {
    const until = Date.now() + of * 1000;
    const count = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [of]);
  if (seconds === 0) return <span className="block">You can try again now.</span>;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span aria-hidden className="tabular block">
      {clock} left
    </span>
  );
}

/** The server's message also tells how long to wait. */
const textOf = (error: unknown): string =>
  error instanceof ApiError ? (error.serverMessage ?? 'Invalid email or password') : failureText(error);

function LoginForm() {
  const { field, sending, error, resetField, setFocus } = useOperationForm(api.logIn, {
    defaultValues: { email: '', password: '' },
    done: ({ user }) => ({
      title: 'Login successful',
      text: `Welcome back, ${user.name || 'Admin'}!`,
      place: 'heading',
    }),
    onDone: ({ user }) => startSession(user),
    onFailed: (failure) => {
      showToast({ title: 'Login failed', text: textOf(failure), kind: 'destructive' });
      if (failure instanceof ApiError && failure.status === 401) {
        resetField('password');
        setTimeout(() => setFocus('password'));
      }
    },
  });
  const problem = error && (
    <>
      {textOf(error)}
      {error instanceof ApiError && error.retryAfterSeconds && <WaitLeft of={error.retryAfterSeconds} />}
    </>
  );
  return (
    <fieldset disabled={sending.isPending}>
      <SubmitForm {...sending} problem={problem} submit="Log in" pending="Logging in...">
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      </SubmitForm>
    </fieldset>
  );
}

export default function LoginPage() {
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
