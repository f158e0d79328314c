import { api, type RequestOf } from '@golghar/contracts';
import { ApiError } from '@/lib/api/api-error';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { NewPasswordField, PasswordField } from '@/ui/form/password-input';
import { showToast } from '@/ui/toast/toast-store';
import { useChangePassword } from '../api/session';

/** Changes one's own password; every other session of the account ends with it. */
export function PasswordForm({ onChanged }: { onChanged?: () => void }) {
  const { mutate, isPending, error } = useChangePassword();
  const { field, handleSubmit, reset, showRefusal, isAbove } = useContractForm(api.changePassword.request, {
    defaultValues: { currentPassword: '', newPassword: '' },
  });

  const change = (values: RequestOf<typeof api.changePassword>) =>
    mutate(values, {
      onSuccess: () => {
        reset();
        showToast({ title: 'Password changed', text: 'Other devices are signed out.' });
        onChanged?.();
      },
      onError: showRefusal,
    });

  return (
    <form noValidate onSubmit={handleSubmit(change)}>
      <fieldset disabled={isPending} className="grid gap-5">
        {isAbove(error) && (
          <Alert>
            {(error instanceof ApiError && error.wire?.message) ||
              'The password was not changed. Please try again.'}
          </Alert>
        )}
        <PasswordField
          id="currentPassword"
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordField {...field('newPassword')} />
        <Button type="submit" size="large" look="primary">
          {isPending ? 'Saving...' : 'Change password'}
        </Button>
      </fieldset>
    </form>
  );
}
