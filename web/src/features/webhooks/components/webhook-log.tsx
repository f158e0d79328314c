import { type Webhook, type WebhookDelivery, webhookEvents, webhookTestEvent } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { QueryState, ShowMore } from '@/ui/query-state';
import { Skeleton } from '@/ui/skeleton';
import { useReplay, useWebhookLog } from '../api/use-webhooks';

const eventWords = { ...webhookEvents, [webhookTestEvent]: 'A test' } as const;

function stateWords({ state, attempts, nextAttemptAt, deliveredAt }: WebhookDelivery, isPaused: boolean) {
  if (state === 'delivered' && deliveredAt) return `Delivered ${formatMoment(deliveredAt)}`;
  if (state === 'failed') return `Given up after ${attempts} attempts`;
  if (isPaused) return 'Waits until the webhook goes on';
  if (attempts === 0 || !nextAttemptAt) return 'On its way';
  return `Attempt ${attempts} failed; the next ${formatMoment(nextAttemptAt)}`;
}

const isRedirect = ({ responseStatus }: WebhookDelivery): boolean =>
  responseStatus !== null && responseStatus >= 300 && responseStatus < 400;

/** Whoever has mended the receiver need not wait for the next attempt. */
const againWords = ({ state }: WebhookDelivery): string => (state === 'queued' ? 'Try now' : 'Send again');

/** The messages of a webhook and what became of each. */
export function WebhookLog({ webhook }: { webhook: Webhook }) {
  const log = useWebhookLog(webhook.id);
  const replay = useReplay(webhook.id);
  if (!log.data || log.isError)
    return <QueryState query={log} failed="Error loading the log" loading={<Skeleton rows={2} />} />;
  const deliveries = log.data.pages.flatMap((page) => page.deliveries);
  if (deliveries.length === 0) return <p className="py-3 text-ink-3">Nothing has been sent yet.</p>;
  return (
    <>
      <ul aria-label={`Messages to ${webhook.url}`} className="border-t border-hairline">
        {deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-hairline py-2 text-15 last:border-b-0"
          >
            <div className="min-w-0 grow basis-60">
              <p>
                {eventWords[delivery.event]}
                {delivery.lead && <span className="text-ink-3"> · {delivery.lead.reference}</span>}
              </p>
              <p className={`tabular text-14 ${delivery.state === 'failed' ? 'text-danger' : 'text-ink-2'}`}>
                {stateWords(delivery, webhook.pausedAt !== null)}
              </p>
              {(delivery.responseStatus !== null || delivery.response) && (
                <p className="line-clamp-2 text-14 text-ink-3 wrap-anywhere">
                  {delivery.responseStatus !== null && `${delivery.responseStatus} `}
                  {delivery.response || (isRedirect(delivery) && 'Redirects are not followed.')}
                </p>
              )}
            </div>
            {(delivery.state !== 'queued' || (delivery.attempts > 0 && !webhook.pausedAt)) && (
              <Button
                disabled={replay.isPending}
                aria-label={`${againWords(delivery)}: ${eventWords[delivery.event]}, ${formatMoment(delivery.createdAt)}`}
                onClick={() => replay.mutate(delivery.id)}
                size="small"
              >
                {againWords(delivery)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ShowMore list={log} size="small" className="mt-3">
        Older messages
      </ShowMore>
    </>
  );
}
