import { type LeadStatus, type Submission, statusLabels } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { showToast } from '@/ui/toast/toast-store';
import { shownLead } from '../model/patch-leads';
import { offerUndo } from '../model/undo';
import { sendChange } from './change-lead';
import { refreshLists } from './refresh-leads';

/** Changes on their way at the same time. */
const parallel = 4;

type Wish = { lead: Submission; status: LeadStatus };

/** Carries out each wish; those that failed come back. */
async function sendAll(client: QueryClient, wishes: readonly Wish[]): Promise<Wish[]> {
  const limit = pLimit(parallel);
  const outcomes = await Promise.allSettled(
    wishes.map(({ lead, status }) => limit(() => sendChange(client, lead, { status }))),
  );
  return wishes.filter((_, index) => outcomes[index]?.status === 'rejected');
}

async function carryOut(client: QueryClient, wishes: readonly Wish[], done: string): Promise<void> {
  const before = wishes.map(({ lead }) => ({
    lead,
    status: shownLead(client, lead.id)?.status ?? lead.status,
  }));
  const failed = await sendAll(client, wishes);
  await refreshLists(client).catch(() => undefined);
  const failedIds = new Set(failed.map(({ lead }) => lead.id));
  const count = wishes.length - failed.length;
  if (failed.length > 0)
    return showToast({
      title: `${count} of ${wishes.length} updated, ${failed.length} failed`,
      text: 'Those that failed show what they are now.',
      kind: 'destructive',
      duration: 20_000,
      action: {
        label: 'Retry',
        altText: 'Try those again that failed',
        run: () => void carryOut(client, failed, done),
      },
    });
  offerUndo(`${count} ${count === 1 ? 'lead' : 'leads'} updated`, done, () => {
    const back = before.filter(({ lead }) => !failedIds.has(lead.id));
    void carryOut(client, back, 'They are as they were before.');
  });
}

/** Sets one status on many leads; says how many it became, and offers to take it back or to try again. */
export const setStatusOfMany = (
  client: QueryClient,
  leads: readonly Submission[],
  status: LeadStatus,
): Promise<void> =>
  carryOut(
    client,
    leads.filter((lead) => lead.status !== status).map((lead) => ({ lead, status })),
    `Now ${statusLabels[status]}.`,
  );
