import {
  api,
  apiScopeNames,
  apiScopes,
  apiTokenDays,
  type NewApiToken,
  type ResponseOf,
  type Role,
  roleLabels,
  rolesUpTo,
} from '@golghar/contracts';
import { ApiError } from '@/lib/api/api-error';
import { useContractForm } from '@/lib/api/use-contract-form';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { useCreateApiToken } from '../api/account';

type Props = {
  /** Of who makes it. */
  role: Role;
  onClose: () => void;
  onCreated: (token: ResponseOf<typeof api.createApiToken>) => void;
};

const dayWords = { 30: '30 days', 90: '90 days', 365: 'A year' } as const;

/** Asks what a new token is for and what it may do. */
export function ApiTokenDialog({ role, onClose, onCreated }: Props) {
  const { mutate, isPending, error } = useCreateApiToken();
  const { register, handleSubmit, formState, showRefusal, isAbove } = useContractForm(
    api.createApiToken.request,
    {
      defaultValues: { name: '', role, scopes: ['leads:read'], expiresInDays: 90 },
    },
  );
  const { errors } = formState;

  const create = (token: NewApiToken) =>
    mutate(token, {
      onSuccess: onCreated,
      onError: showRefusal,
    });

  return (
    <Modal
      title="Make an API token"
      text="A program that has it reads or changes leads in your name, and never more than you may yourself."
      onClose={onClose}
    >
      <form noValidate onSubmit={handleSubmit(create)} className="mt-5 grid gap-5">
        {isAbove(error) && (
          <Alert>
            {(error instanceof ApiError && error.wire?.message) || 'No token was made. Please try again.'}
          </Alert>
        )}
        <FormField id="token-name" label="Name" hint="What it is for." error={errors.name?.message}>
          {(aria) => <input {...aria} {...register('name')} className="field" autoComplete="off" />}
        </FormField>
        <fieldset>
          <legend className="font-semibold">It may</legend>
          {errors.scopes && <p className="font-semibold text-danger">{errors.scopes.message}</p>}
          {apiScopeNames.map((scope) => (
            <label key={scope} className="flex min-h-11 items-center gap-3">
              <input {...register('scopes')} type="checkbox" value={scope} className="checkbox shrink-0" />
              <span>
                {apiScopes[scope]} <code className="text-14 text-ink-3">{scope}</code>
              </span>
            </label>
          ))}
        </fieldset>
        <FormField id="token-role" label="In the role" error={errors.role?.message}>
          {(aria) => (
            <select {...aria} {...register('role')} className="field">
              {rolesUpTo(role).map((name) => (
                <option key={name} value={name}>
                  {roleLabels[name]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField id="token-expiry" label="Expires after" error={errors.expiresInDays?.message}>
          {(aria) => (
            <select
              {...aria}
              {...register('expiresInDays', { setValueAs: (value) => (value ? Number(value) : null) })}
              className="field"
            >
              {apiTokenDays.map((days) => (
                <option key={days} value={days}>
                  {dayWords[days]}
                </option>
              ))}
              <option value="">Never</option>
            </select>
          )}
        </FormField>
        <Button type="submit" aria-disabled={isPending} size="large" look="primary">
          {isPending ? 'Making it...' : 'Make the token'}
        </Button>
      </form>
    </Modal>
  );
}
