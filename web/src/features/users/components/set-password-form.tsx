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

/** Whether a link is invalid or no longer works. */
const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.wire?.fields?.token !== undefined);

/** The account of a link; null if the link doesn't work. */
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

/** Sets a password by a link; signs out whoever was signed in on this machine. */
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
    // Shows the same as if the dead link had just been opened.
    onFailed: (error) => isDeadLink(error) && void client.invalidateQueries({ queryKey: linkKey(token) }),
  });
  return (
    <SubmitForm {...sending} submit="Save and sign in">
      {/* The username for password managers. */}
      <TextField id="email" label="Email" type="email" autoComplete="username" readOnly value={link.email} />
      <NewPasswordField {...field('newPassword')} />
    </SubmitForm>
  );
}
