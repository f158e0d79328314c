import { type api, type ResponseOf, type Webhook, webhookEvents } from '@golghar/contracts';
import { useState } from 'react';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useChangeWebhook, useRemoveWebhook, useRotateSecret, useTestWebhook } from '../api/use-webhooks';
import { WebhookLog } from './webhook-log';

type Props = { webhook: Webhook; onSecret: (secret: ResponseOf<typeof api.addWebhook>) => void };

/** One webhook, what is the matter with it, and what can be done. */
export function WebhookRow({ webhook, onSecret }: Props) {
  const { id, url, events, pausedAt, pauseReason, waiting, lastDeliveredAt } = webhook;
  const change = useChangeWebhook(id);
  const remove = useRemoveWebhook(id);
  const rotate = useRotateSecret(id);
  const test = useTestWebhook(id);
  const [isLogOpen, setIsLogOpen] = useState(false);
  return (
    <li className="border-b border-hairline py-4">
      <h3 className="text-17 font-semibold wrap-anywhere">{url}</h3>
      <p className="text-14 text-ink-2">{events.map((event) => webhookEvents[event]).join(' · ')}</p>
      <p className="tabular text-14 text-ink-3">
        {lastDeliveredAt ? `Last delivered ${formatMoment(lastDeliveredAt)}` : 'Nothing delivered yet'}
        {waiting > 0 && `, ${waiting} waiting`}
      </p>
      {pausedAt && (
        <p className="mt-2 border-l-4 border-danger bg-danger-ground p-3 text-15">
          Paused since {formatMoment(pausedAt)}. {pauseReason && `${pauseReason} `}
          What happens meanwhile waits.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={test.isPending}
          aria-label={`Send a test event to ${url}`}
          onClick={() => test.mutate(undefined, { onSuccess: () => setIsLogOpen(true) })}
        >
          Send a test event
        </Button>
        <Button
          size="small"
          aria-expanded={isLogOpen}
          aria-label={`Log of ${url}`}
          onClick={() => setIsLogOpen(!isLogOpen)}
        >
          {isLogOpen ? 'Hide the log' : 'Show the log'}
        </Button>
        <Button
          size="small"
          disabled={change.isPending}
          aria-label={`${pausedAt ? 'Resume' : 'Pause'} ${url}`}
          onClick={() => change.mutate({ isPaused: !pausedAt })}
        >
          {pausedAt ? 'Resume' : 'Pause'}
        </Button>
        <ConfirmDialog
          title="Make a new secret?"
          text="For 24 hours messages are signed with the old one as well. Give the new one to the receiver in that time."
          action="Make a new secret"
          isDestructive={false}
          onConfirm={() => rotate.mutate(undefined, { onSuccess: onSecret })}
          trigger={
            <Button size="small" aria-label={`Make a new secret for ${url}`}>
              New secret
            </Button>
          }
        />
        <ConfirmDialog
          title="Remove this webhook?"
          text="Nothing more is sent there, what waits is dropped, and its log is gone."
          action="Remove"
          onConfirm={() => remove.mutate(undefined)}
          trigger={
            <Button size="small" aria-label={`Remove ${url}`}>
              Remove
            </Button>
          }
        />
      </div>
      {isLogOpen && (
        <div className="mt-3">
          <WebhookLog webhook={webhook} />
        </div>
      )}
    </li>
  );
}
