import { api, type OpenLink, type SessionUser } from '@golghar/contracts';
import { pick } from 'zod/mini';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { TextField } from '@/ui/form/form-field';
import { NewPasswordField } from '@/ui/form/password-input';
import { SubmitForm } from '@/ui/form/submit-form';
import { useAcceptLink } from '../api/users';

const schema = pick(api.acceptAccountLink.request, { newPassword: true });

type Props = { token: string; link: OpenLink; onSignedIn: (user: SessionUser) => void };

/** Chooses the password that a link is for. */
export function SetPasswordForm({ token, link, onSignedIn }: Props) {
  const { mutate, isPending, error } = useAcceptLink();
  const { field, sentBy } = useContractForm(schema, { defaultValues: { newPassword: '' } });
  const sending = sentBy<{ user: SessionUser }>(
    { mutate: (chosen, then) => mutate({ token, ...chosen }, then), isPending, error },
    { onDone: ({ user }) => onSignedIn(user) },
  );
  return (
    <SubmitForm {...sending} submit="Save and sign in">
      {/* What a password manager keeps the password under. */}
      <TextField id="email" label="Email" type="email" autoComplete="username" readOnly value={link.email} />
      <NewPasswordField {...field('newPassword')} />
    </SubmitForm>
  );
}
