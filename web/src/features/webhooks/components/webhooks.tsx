import { api, type Webhook, type WebhookDelivery, webhookEvents, webhookTestEvent } from '@golghar/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asked, operationPages, operationQuery, useOperation } from '@/lib/api/operations';
import { formatMoment } from '@/lib/dates';
import { useOperationForm } from '@/lib/forms/use-operation-form';
import { readForStaff } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { CheckList } from '@/ui/form/checkbox';
import { TextField } from '@/ui/form/form-field';
import { SubmitForm } from '@/ui/form/submit-form';
import { ConfirmDialog, CopyDialog, DialogButton, Modal } from '@/ui/overlay/modal';
import { QueryList } from '@/ui/query-state';
import { TitledSection } from '@/ui/titled-section';

const webhooksQuery = operationQuery(api.listWebhooks, asked);

export const clientLoader = () => readForStaff(webhooksQuery);

const refreshes = [webhooksQuery.queryKey, [api.listWebhookDeliveries.path]];

const SecretDialog = (props: { value: string; onClose: () => void }) => (
  <CopyDialog
    title="The secret of this webhook"
    text="The receiver checks with it that a message is yours. Copy it now: it is shown only once."
    label="Secret of the webhook"
    what="The secret"
    {...props}
  >
    Messages are signed by the Standard Webhooks scheme.
  </CopyDialog>
);

function WebhookDialog({ onClose }: { onClose: () => void }) {
  const { field, sending, answer } = useOperationForm(api.addWebhook, {
    defaultValues: { url: '', events: ['lead.created'] },
    refreshes,
  });
  if (answer) return <SecretDialog value={answer.secret} onClose={onClose} />;
  return (
    <Modal
      title="Add a webhook"
      text="Leads are sent there as JSON, with name, phone and message, but without notes."
      onClose={onClose}
    >
      <SubmitForm {...sending} className="mt-5" submit="Add the webhook" pending="Adding...">
        <TextField label="Address" type="url" placeholder="https://" {...field('url')} />
        <CheckList legend="Send when" field={field('events')} labels={webhookEvents} />
      </SubmitForm>
    </Modal>
  );
}

export default function Webhooks() {
  const query = useQuery(webhooksQuery);
  const webhooks = query.data?.webhooks;
  return (
    <TitledSection title="Webhooks" className="max-w-[48rem] pt-8">
      <p className="mt-1 mb-3 max-w-[65ch] text-15 text-ink-2">
        Tell another program of leads as they arrive, change or fall due. Each message is signed, tried again
        for a day and kept in a log for a month.{' '}
        <a href={api.apiReference.path} className="text-link">
          How to receive them
        </a>
      </p>
      <QueryList query={query} label="Webhooks" failed="Error loading the webhooks" rows={2} items={webhooks}>
        {(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
      </QueryList>
      {webhooks && (
        <DialogButton trigger={<Button className="mt-4">Add a webhook</Button>}>
          {(close) => <WebhookDialog onClose={close} />}
        </DialogButton>
      )}
    </TitledSection>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, events, pausedAt, pauseReason, waiting, lastDeliveredAt } = webhook;
  const params = { id };
  const change = useOperation(api.changeWebhook, { failed: 'The webhook was not changed', refreshes });
  const remove = useOperation(api.removeWebhook, { failed: 'The webhook was not removed', refreshes });
  const rotate = useOperation(api.rotateWebhookSecret, { failed: 'No new secret was made', refreshes });
  const test = useOperation(api.testWebhook, { failed: 'No test event was sent', refreshes });
  const [isLogOpen, setIsLogOpen] = useState(false);
  const named = (label: string) => ({ size: 'small', 'aria-label': `${label} ${url}` }) as const;
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
          New events wait until you resume it.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          {...named('Send a test event to')}
          disabled={test.isPending}
          onClick={() => test.mutate({ params }, { onSuccess: () => setIsLogOpen(true) })}
        >
          Send a test event
        </Button>
        <Button {...named('Log of')} aria-expanded={isLogOpen} onClick={() => setIsLogOpen(!isLogOpen)}>
          {isLogOpen ? 'Hide the log' : 'Show the log'}
        </Button>
        <Button
          {...named(pausedAt ? 'Resume' : 'Pause')}
          disabled={change.isPending}
          onClick={() => change.mutate({ params, body: { isPaused: !pausedAt } })}
        >
          {pausedAt ? 'Resume' : 'Pause'}
        </Button>
        <ConfirmDialog
          title="Make a new secret?"
          text="For 24 hours messages are signed with the old one as well. Give the new one to the receiver in that time."
          action="Make a new secret"
          isDestructive={false}
          onConfirm={() => rotate.mutate({ params })}
          button={{ ...named('Make a new secret for'), children: 'New secret' }}
        />
        <ConfirmDialog
          title="Remove this webhook?"
          text="Nothing more is sent there, what waits is dropped, and its log is gone."
          action="Remove"
          onConfirm={() => remove.mutate({ params })}
          button={named('Remove')}
        />
      </div>
      {rotate.data && <SecretDialog value={rotate.data.secret} onClose={rotate.reset} />}
      {isLogOpen && <WebhookLog webhook={webhook} />}
    </li>
  );
}

const eventWords = { ...webhookEvents, [webhookTestEvent]: 'A test' } as const;

function stateWords({ state, attempts, nextAttemptAt, deliveredAt }: WebhookDelivery, isPaused: boolean) {
  if (state === 'delivered' && deliveredAt) return `Delivered ${formatMoment(deliveredAt)}`;
  if (state === 'failed') return `Given up after ${attempts} attempts`;
  if (isPaused) return 'Waits until the webhook goes on';
  if (attempts === 0 || !nextAttemptAt) return 'On its way';
  return `Attempt ${attempts} failed; the next ${formatMoment(nextAttemptAt)}`;
}

const pollIntervalMs = 2000;

const isDueSoon = ({ state, nextAttemptAt }: WebhookDelivery): boolean =>
  state === 'queued' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + pollIntervalMs;

function WebhookLog({ webhook }: { webhook: Webhook }) {
  const { id, url } = webhook;
  const log = useInfiniteQuery({
    ...operationPages(api.listWebhookDeliveries, { params: { id } }),
    ...asked,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.deliveries.some(isDueSoon) ? pollIntervalMs : false,
  });
  return (
    <div className="mt-3">
      <QueryList
        query={log}
        label={`Messages to ${url}`}
        failed="Error loading the log"
        rows={2}
        none="Nothing has been sent yet."
        more="Older messages"
        items={log.data?.pages.flatMap((page) => page.deliveries)}
      >
        {(delivery) => <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />}
      </QueryList>
    </div>
  );
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const { id, event, lead, state, attempts, responseStatus, response, createdAt } = delivery;
  const replay = useOperation(api.replayWebhookDelivery, {
    failed: 'The message was not sent again',
    refreshes,
  });
  const isQueued = state === 'queued';
  const isRedirect = Math.floor((responseStatus ?? 0) / 100) === 3;
  const answer = [responseStatus, response || (isRedirect && 'Redirects are not followed.')].filter(Boolean);
  /** At once, for when the receiver has been fixed. */
  const again = isQueued ? 'Try now' : 'Send again';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-hairline py-2 text-15 last:border-b-0">
      <div className="min-w-0 grow basis-60">
        <p>
          {eventWords[event]}
          {lead && <span className="text-ink-3"> · {lead.reference}</span>}
        </p>
        <p className={`tabular text-14 ${state === 'failed' ? 'text-danger' : 'text-ink-2'}`}>
          {stateWords(delivery, webhook.pausedAt !== null)}
        </p>
        {answer.length > 0 && (
          <p className="line-clamp-2 text-14 text-ink-3 wrap-anywhere">{answer.join(' ')}</p>
        )}
      </div>
      {(!isQueued || (attempts > 0 && !webhook.pausedAt)) && (
        <Button
          disabled={replay.isPending}
          aria-label={`${again}: ${eventWords[event]}, ${formatMoment(createdAt)}`}
          onClick={() => replay.mutate({ params: { id: webhook.id, deliveryId: id } })}
          size="small"
        >
          {again}
        </Button>
      )}
    </li>
  );
}
