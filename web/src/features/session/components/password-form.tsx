import { api } from '@golghar/contracts';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { NewPasswordField, PasswordField } from '@/ui/form/password-input';
import { SubmitForm } from '@/ui/form/submit-form';
import { showToast } from '@/ui/toast/toast-store';
import { useChangePassword } from '../api/session';

/** Changes one's own password; every other session of the account ends with it. */
export function PasswordForm({ onChanged }: { onChanged?: () => void }) {
  const { field, sentBy, reset } = useContractForm(api.changePassword.request, {
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const sending = sentBy(useChangePassword(), {
    failed: 'The password was not changed. Please try again.',
    onDone: () => {
      reset();
      showToast({ title: 'Password changed', text: 'Other devices are signed out.' });
      onChanged?.();
    },
  });
  return (
    <SubmitForm {...sending} submit="Change password">
      <PasswordField
        id="currentPassword"
        label="Current password"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <NewPasswordField {...field('newPassword')} />
    </SubmitForm>
  );
}
