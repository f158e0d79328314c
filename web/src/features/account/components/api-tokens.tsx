import { type ApiToken, api, apiScopes, apiTokenDays, roleLabels, rolesUpTo } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { asked, operationQuery, useOperation } from '@/lib/api/operations';
import { formatMoment } from '@/lib/dates';
import { useOperationForm } from '@/lib/forms/use-operation-form';
import { Button } from '@/ui/button';
import { CheckList } from '@/ui/form/checkbox';
import { SelectField, TextField } from '@/ui/form/form-field';
import type { Options } from '@/ui/form/select';
import { SubmitForm } from '@/ui/form/submit-form';
import { ConfirmDialog, CopyDialog, DialogButton, Modal, type ModalControl } from '@/ui/overlay/modal';
import { QueryList } from '@/ui/query-state';

export const apiTokensQuery = operationQuery(api.listApiTokens, asked);

const refreshes = [apiTokensQuery.queryKey];

export function ApiTokens({ role }: Pick<ApiToken, 'role'>) {
  const query = useQuery(apiTokensQuery);
  const tokens = query.data?.tokens;
  return (
    <>
      <QueryList
        query={query}
        label="API tokens"
        failed="Error loading your API tokens"
        rows={2}
        items={tokens}
      >
        {(token) => <TokenRow key={token.id} {...token} />}
      </QueryList>
      {tokens && (
        <DialogButton trigger={<Button className={tokens.length > 0 ? 'mt-5' : ''}>Make a token</Button>}>
          {(close) => <ApiTokenDialog role={role} onClose={close} />}
        </DialogButton>
      )}
    </>
  );
}

function TokenRow({ id, name, role, scopes, createdAt, expiresAt, lastUsedAt }: ApiToken) {
  const revoke = useOperation(api.revokeApiToken, {
    done: { title: 'The token is revoked' },
    failed: 'The token was not revoked',
    refreshes,
  });
  const moments = [
    `Made ${formatMoment(createdAt)}`,
    lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : 'never used',
    expiresAt && `expires ${formatMoment(expiresAt)}`,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline py-3">
      <div className="min-w-0 basis-60 grow">
        <p className="font-semibold wrap-anywhere">
          {name} <span className="font-normal text-14 text-ink-3">as {roleLabels[role]}</span>
        </p>
        <p className="text-14 text-ink-2">{scopes.map((scope) => apiScopes[scope]).join(' · ')}</p>
        <p className="tabular text-14 text-ink-3">{moments.filter(Boolean).join(', ')}</p>
      </div>
      <ConfirmDialog
        title={`Revoke ${name}?`}
        text="Programs that use it stop working at once. This can't be undone."
        action="Revoke"
        onConfirm={() => revoke.mutate({ params: { id } })}
        button={{
          disabled: revoke.isPending,
          'aria-label': `Revoke ${name}`,
          children: revoke.isPending ? 'Revoking...' : 'Revoke',
        }}
      />
    </li>
  );
}

const dayWords = { 30: '30 days', 90: '90 days', 365: 'A year' } as const;
const expiries: Options = [...apiTokenDays.map((days) => [days, dayWords[days]] as const), ['', 'Never']];

function ApiTokenDialog({ role, onClose }: Pick<ApiToken, 'role'> & ModalControl) {
  const { field, sending, answer } = useOperationForm(api.createApiToken, {
    defaultValues: { name: '', role, scopes: ['leads:read'], expiresInDays: 90 },
    refreshes,
    problem: 'No token was made. Please try again.',
  });
  if (answer)
    return (
      <CopyDialog
        title={`The token ${answer.token.name}`}
        text="Copy it now: it is shown only once. Whoever has it acts in your name."
        label="API token"
        value={answer.secret}
        what="The token"
        onClose={onClose}
      >
        Send it with each request as <code>Authorization: Bearer …</code>
      </CopyDialog>
    );
  return (
    <Modal
      title="Make an API token"
      text="A program that has it reads or changes leads in your name, and never more than you may yourself."
      onClose={onClose}
    >
      <SubmitForm {...sending} className="mt-5" submit="Make the token" pending="Making it...">
        <TextField label="Name" hint="What it is for." {...field('name')} />
        <CheckList legend="It may" field={field('scopes')} labels={apiScopes} />
        <SelectField
          label="Role"
          options={rolesUpTo(role).map((name) => [name, roleLabels[name]])}
          {...field('role')}
        />
        <SelectField
          label="Expires after"
          options={expiries}
          {...field('expiresInDays', { setValueAs: (value) => (value ? Number(value) : null) })}
        />
      </SubmitForm>
    </Modal>
  );
}
