import { api, type OpenLink, type SessionUser } from '@golghar/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { asked, useOperation } from '@/lib/api/operations';
import { request } from '@/lib/api/request';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { startSession } from '@/lib/session/session';
import { TextField } from '@/ui/form/form-field';
import { NewPasswordField } from '@/ui/form/password-input';
import { SubmitForm } from '@/ui/form/submit-form';

const linkKey = (token: string) => [api.checkAccountLink.path, token] as const;

/** Whether an answer says that a link does not work (any more), or never was one. */
const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.wire?.fields?.token !== undefined);

/** Whom a link is for; null when it does not work. */
export const useAccountLink = (token: string) =>
  useQuery({
    ...asked,
    queryKey: linkKey(token),
    queryFn: ({ signal }) =>
      request(api.checkAccountLink, { body: { token }, signal }).catch((error: unknown) => {
        if (isDeadLink(error)) return null;
        throw error;
      }),
    gcTime: 0,
  });

type Props = { token: string; link: OpenLink; onSignedIn: (user: SessionUser) => void };

/** Chooses the password that a link is for; whoever was signed in on this machine is not any more. */
export function SetPasswordForm({ token, link, onSignedIn }: Props) {
  const client = useQueryClient();
  const { field, sentBy } = useContractForm(api.acceptAccountLink.request, {
    defaultValues: { token, newPassword: '' },
  });
  const sending = sentBy(useOperation(api.acceptAccountLink), {
    onDone: ({ user }) => {
      startSession(user);
      onSignedIn(user);
    },
    // Whoever has the page open is told as if they had just opened the link.
    onFailed: (error) => isDeadLink(error) && void client.invalidateQueries({ queryKey: linkKey(token) }),
  });
  return (
    <SubmitForm {...sending} submit="Save and sign in">
      {/* What a password manager keeps the password under. */}
      <TextField id="email" label="Email" type="email" autoComplete="username" readOnly value={link.email} />
      <NewPasswordField {...field('newPassword')} />
    </SubmitForm>
  );
}
