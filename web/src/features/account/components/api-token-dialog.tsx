import {
  api,
  apiScopeNames,
  apiScopes,
  apiTokenDays,
  type ResponseOf,
  type Role,
  roleLabels,
  rolesUpTo,
} from '@golghar/contracts';
import { ApiError } from '@/lib/api/api-error';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { CheckList } from '@/ui/form/check-list';
import { FormField, TextField } from '@/ui/form/form-field';
import { type Options, Select } from '@/ui/form/select';
import { SubmitForm } from '@/ui/form/submit-form';
import { Modal } from '@/ui/overlay/modal';
import { useCreateApiToken } from '../api/account';

type Props = {
  /** Of who makes it. */
  role: Role;
  onClose: () => void;
  onCreated: (token: ResponseOf<typeof api.createApiToken>) => void;
};

const dayWords = { 30: '30 days', 90: '90 days', 365: 'A year' } as const;
const expiries: Options = [...apiTokenDays.map((days) => [days, dayWords[days]] as const), ['', 'Never']];

/** Asks what a new token is for and what it may do. */
export function ApiTokenDialog({ role, onClose, onCreated }: Props) {
  const { mutate, isPending, error } = useCreateApiToken();
  const { field, handleSubmit, showRefusal, isAbove } = useContractForm(api.createApiToken.request, {
    defaultValues: { name: '', role, scopes: ['leads:read'], expiresInDays: 90 },
  });
  const { error: roleError, ...roleField } = field('role');
  const { error: expiryError, ...expiryField } = field('expiresInDays', {
    setValueAs: (value) => (value ? Number(value) : null),
  });
  return (
    <Modal
      title="Make an API token"
      text="A program that has it reads or changes leads in your name, and never more than you may yourself."
      onClose={onClose}
    >
      <SubmitForm
        className="mt-5"
        onSubmit={handleSubmit((token) => mutate(token, { onSuccess: onCreated, onError: showRefusal }))}
        problem={
          isAbove(error) &&
          ((error instanceof ApiError && error.wire?.message) || 'No token was made. Please try again.')
        }
        submit="Make the token"
        isPending={isPending}
        pending="Making it..."
      >
        <TextField id="token-name" label="Name" hint="What it is for." {...field('name')} />
        <CheckList legend="It may" field={field('scopes')} names={apiScopeNames} labels={apiScopes} />
        <FormField id="token-role" label="In the role" error={roleError}>
          {(aria) => (
            <Select
              {...roleField}
              {...aria}
              options={rolesUpTo(role).map((name) => [name, roleLabels[name]])}
            />
          )}
        </FormField>
        <FormField id="token-expiry" label="Expires after" error={expiryError}>
          {(aria) => <Select {...expiryField} {...aria} options={expiries} />}
        </FormField>
      </SubmitForm>
    </Modal>
  );
}
