import { api, type NewWebhook, type ResponseOf, webhookEventNames, webhookEvents } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/api/api-error';
import { useContractForm } from '@/lib/api/use-contract-form';
import { Alert, ErrorPanel } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CopyField } from '@/ui/form/copy-field';
import { FormField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { Skeleton } from '@/ui/skeleton';
import { useAddWebhook, webhooksQuery } from '../api/use-webhooks';
import { WebhookRow } from './webhook-row';

type Props = {
  onClose: () => void;
  onAdded: (webhook: ResponseOf<typeof api.addWebhook>) => void;
};

/** Asks where to send what. */
function WebhookDialog({ onClose, onAdded }: Props) {
  const { mutate, isPending, error } = useAddWebhook();
  const { register, handleSubmit, formState, showRefusal, isAbove } = useContractForm(
    api.addWebhook.request,
    {
      defaultValues: { url: '', events: ['lead.created'] },
    },
  );
  const { errors } = formState;

  const add = (webhook: NewWebhook) =>
    mutate(webhook, {
      onSuccess: onAdded,
      onError: showRefusal,
    });

  return (
    <Modal
      title="Add a webhook"
      text="Leads are sent there as JSON, with name, phone and message, but without notes."
      onClose={onClose}
    >
      <form noValidate onSubmit={handleSubmit(add)} className="mt-5 grid gap-5">
        {isAbove(error) && <Alert>{failureText(error)}</Alert>}
        <FormField id="webhook-url" label="Address" error={errors.url?.message}>
          {(aria) => (
            <input
              {...aria}
              {...register('url')}
              type="url"
              placeholder="https://"
              autoComplete="off"
              className="field"
            />
          )}
        </FormField>
        <fieldset>
          <legend className="font-semibold">It is told when</legend>
          {errors.events && <p className="font-semibold text-danger">{errors.events.message}</p>}
          {webhookEventNames.map((event) => (
            <label key={event} className="flex min-h-11 items-center gap-3">
              <input {...register('events')} type="checkbox" value={event} className="checkbox shrink-0" />
              <span>
                {webhookEvents[event]} <code className="text-14 text-ink-3">{event}</code>
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" aria-disabled={isPending} size="large" look="primary">
          {isPending ? 'Adding...' : 'Add the webhook'}
        </Button>
      </form>
    </Modal>
  );
}

/** Which other programs are told of leads. */
export function Webhooks() {
  const { data: webhooks, isPending, isError, refetch } = useQuery(webhooksQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [shown, setShown] = useState<ResponseOf<typeof api.addWebhook>>();
  return (
    <section aria-labelledby="webhooks-heading" className="border-t border-hairline pt-4">
      <h2 id="webhooks-heading" className="text-20">
        Webhooks
      </h2>
      <p className="mt-1 mb-3 max-w-[65ch] text-15 text-ink-2">
        Tell another program of leads as they arrive, change or fall due. Each message is signed, tried again
        for a day and kept in a log for a month.{' '}
        <a href={api.apiReference.path} className="text-link">
          How to receive them
        </a>
      </p>
      {isPending && <Skeleton rows={2} />}
      {isError && <ErrorPanel text="Error loading the webhooks" onRetry={() => void refetch()} />}
      {webhooks && webhooks.length > 0 && (
        <ul aria-label="Webhooks" className="border-t border-hairline">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={setShown} />
          ))}
        </ul>
      )}
      {webhooks && (
        <Button onClick={() => setIsAdding(true)} className="mt-4">
          Add a webhook
        </Button>
      )}
      {isAdding && (
        <WebhookDialog
          onClose={() => setIsAdding(false)}
          onAdded={(added) => {
            setIsAdding(false);
            setShown(added);
          }}
        />
      )}
      {shown && (
        <Modal
          title="The secret of this webhook"
          text="The receiver checks with it that a message is yours. Copy it now: it is shown only once."
          onClose={() => setShown(undefined)}
        >
          <CopyField label="Secret of the webhook" value={shown.secret} what="The secret" />
          <p className="text-14 text-ink-3">Messages are signed by the Standard Webhooks scheme.</p>
        </Modal>
      )}
    </section>
  );
}
