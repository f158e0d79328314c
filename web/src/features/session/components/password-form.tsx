import { api } from '@golghar/contracts';
import { sessionKey } from '@/lib/api/query-client';
import { useOperationForm } from '@/lib/forms/use-operation-form';
import { NewPasswordField, PasswordField } from '@/ui/form/password-input';
import { SubmitForm } from '@/ui/form/submit-form';

/** Changes one's own password, which ends all other sessions of the account. */
export default function PasswordForm() {
  const { field, sending, reset } = useOperationForm(api.changePassword, {
    defaultValues: { currentPassword: '', newPassword: '' },
    done: { title: 'Password changed', text: 'Other devices are signed out.' },
    refreshes: [sessionKey, [api.listSessions.path]],
    problem: 'The password was not changed. Please try again.',
    onDone: () => reset(),
  });
  return (
    <SubmitForm {...sending} submit="Change password">
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <NewPasswordField {...field('newPassword')} />
    </SubmitForm>
  );
}
