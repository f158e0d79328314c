import { api, type Session } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { asked, operationQuery, useOperation } from '@/lib/api/operations';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/overlay/modal';
import { QueryList } from '@/ui/query-state';

export const sessionsQuery = operationQuery(api.listSessions, asked);

const ending = { failed: 'Nobody was signed out', refreshes: [sessionsQuery.queryKey] };

export function SessionList() {
  const query = useQuery(sessionsQuery);
  const endOthers = useOperation(api.endOtherSessions, {
    ...ending,
    done: { title: 'All other browsers are signed out' },
  });
  const sessions = query.data?.sessions ?? [];
  return (
    <>
      <QueryList query={query} failed="Error loading your sessions" rows={2} items={sessions}>
        {(session) => <SessionRow key={session.id} {...session} />}
      </QueryList>
      {sessions.length > 1 && (
        <ConfirmDialog
          title="Sign out everywhere else?"
          text="Every other browser has to sign in again. You stay signed in here."
          action="Sign out everywhere"
          onConfirm={() => endOthers.mutate({})}
          button={{ disabled: endOthers.isPending, size: undefined, className: 'mt-5' }}
        />
      )}
    </>
  );
}

function SessionRow({ id, device, address, startedAt, lastActiveAt, isCurrent }: Session) {
  const end = useOperation(api.endSession, { ...ending, done: { title: 'That browser is signed out' } });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {device} {isCurrent && <span className="font-normal text-14 text-ink-3">(this browser)</span>}
        </p>
        <p className="tabular text-14 text-ink-2">
          Signed in {formatMoment(startedAt)} from {address}
        </p>
        {!isCurrent && <p className="tabular text-14 text-ink-3">Last active {formatMoment(lastActiveAt)}</p>}
      </div>
      {!isCurrent && (
        <Button
          disabled={end.isPending}
          aria-label={`Sign out ${device}, signed in ${formatMoment(startedAt)}`}
          size="small"
          onClick={() => end.mutate({ params: { id } })}
        >
          {end.isPending ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </li>
  );
}
