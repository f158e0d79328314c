import { api, type OpenLink, type SessionUser } from '@golghar/contracts';
import { pick } from 'zod/mini';
import { failureText } from '@/lib/api/api-error';
import { useContractForm } from '@/lib/api/use-contract-form';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { PasswordInput } from '@/ui/form/password-input';
import { useAcceptLink } from '../api/users';

const schema = pick(api.acceptAccountLink.request, { newPassword: true });

type Props = { token: string; link: OpenLink; onSignedIn: (user: SessionUser) => void };

/** Chooses the password that a link is for. */
export function SetPasswordForm({ token, link, onSignedIn }: Props) {
  const { mutate, isPending, error } = useAcceptLink();
  const { register, handleSubmit, formState, showRefusal, isAbove } = useContractForm(schema, {
    defaultValues: { newPassword: '' },
  });

  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ newPassword }) =>
        mutate(
          { token, newPassword },
          {
            onSuccess: ({ user }) => onSignedIn(user),
            onError: showRefusal,
          },
        ),
      )}
    >
      <div className="grid gap-5">
        {isAbove(error) && <Alert>{failureText(error)}</Alert>}
        <FormField id="email" label="Email">
          {(aria) => (
            // What a password manager keeps the password under.
            <input
              {...aria}
              className="field"
              type="email"
              autoComplete="username"
              readOnly
              value={link.email}
            />
          )}
        </FormField>
        <FormField
          id="newPassword"
          label="New password"
          hint="12 to 128 characters. A few unrelated words are easy to keep in mind and hard to guess."
          error={formState.errors.newPassword?.message}
        >
          {(aria) => <PasswordInput {...aria} {...register('newPassword')} autoComplete="new-password" />}
        </FormField>
        <Button type="submit" aria-disabled={isPending} size="large" look="primary">
          {isPending ? 'Saving...' : 'Save and sign in'}
        </Button>
      </div>
    </form>
  );
}
