import {
  type ApiToken,
  type api,
  apiScopes,
  type ResponseOf,
  type Role,
  roleLabels,
} from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { CopyField } from '@/ui/form/copy-field';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { Modal } from '@/ui/overlay/modal';
import { QueryState } from '@/ui/query-state';
import { Skeleton } from '@/ui/skeleton';
import { apiTokensQuery, useRevokeApiToken } from '../api/account';
import { ApiTokenDialog } from './api-token-dialog';

/** The tokens by which one's programs use the API, and the ways to make and end them. */
export function ApiTokens({ role }: { role: Role }) {
  const query = useQuery(apiTokensQuery);
  const tokens = query.data;
  const [isAdding, setIsAdding] = useState(false);
  const [created, setCreated] = useState<ResponseOf<typeof api.createApiToken>>();
  if (!tokens || query.isError)
    return (
      <QueryState query={query} failed="Error loading your API tokens" loading={<Skeleton rows={2} />} />
    );
  return (
    <>
      {tokens.length > 0 && (
        <ul aria-label="API tokens" className="border-t border-hairline">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Button onClick={() => setIsAdding(true)} className={`${tokens.length > 0 ? 'mt-5' : ''}`}>
        Make a token
      </Button>
      {isAdding && (
        <ApiTokenDialog
          role={role}
          onClose={() => setIsAdding(false)}
          onCreated={(token) => {
            setIsAdding(false);
            setCreated(token);
          }}
        />
      )}
      {created && (
        <Modal
          title={`The token ${created.token.name}`}
          text="Copy it now: it is shown only once. Whoever has it acts in your name."
          onClose={() => setCreated(undefined)}
        >
          <CopyField label="API token" value={created.secret} what="The token" />
          <p className="text-14 text-ink-3">
            Send it with each request as <code>Authorization: Bearer …</code>
          </p>
        </Modal>
      )}
    </>
  );
}

function TokenRow({ token }: { token: ApiToken }) {
  const revoke = useRevokeApiToken();
  const { id, name, role, scopes, createdAt, expiresAt, lastUsedAt } = token;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline py-3">
      <div className="min-w-0 basis-60 grow">
        <p className="font-semibold wrap-anywhere">
          {name} <span className="font-normal text-14 text-ink-3">as {roleLabels[role]}</span>
        </p>
        <p className="text-14 text-ink-2">{scopes.map((scope) => apiScopes[scope]).join(' · ')}</p>
        <p className="tabular text-14 text-ink-3">
          Made <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          {', '}
          {lastUsedAt ? (
            <>
              last used <time dateTime={lastUsedAt}>{formatMoment(lastUsedAt)}</time>
            </>
          ) : (
            'never used'
          )}
          {expiresAt && (
            <>
              , expires <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time>
            </>
          )}
        </p>
      </div>
      <ConfirmDialog
        title={`Revoke ${name}?`}
        text="Programs that use it stop working at once. This can't be undone."
        action="Revoke"
        onConfirm={() => revoke.mutate(id)}
        trigger={
          <Button disabled={revoke.isPending} aria-label={`Revoke ${name}`} size="small">
            {revoke.isPending ? 'Revoking...' : 'Revoke'}
          </Button>
        }
      />
    </li>
  );
}
