import { api, type ResponseOf, webhookEventNames, webhookEvents } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/api/api-error';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/ui/button';
import { CheckList } from '@/ui/form/check-list';
import { CopyField } from '@/ui/form/copy-field';
import { TextField } from '@/ui/form/form-field';
import { SubmitForm } from '@/ui/form/submit-form';
import { Modal } from '@/ui/overlay/modal';
import { QueryState } from '@/ui/query-state';
import { Skeleton } from '@/ui/skeleton';
import { TitledSection } from '@/ui/titled-section';
import { useAddWebhook, webhooksQuery } from '../api/use-webhooks';
import { WebhookRow } from './webhook-row';

type Props = {
  onClose: () => void;
  onAdded: (webhook: ResponseOf<typeof api.addWebhook>) => void;
};

/** Asks where to send what. */
function WebhookDialog({ onClose, onAdded }: Props) {
  const { mutate, isPending, error } = useAddWebhook();
  const { field, handleSubmit, showRefusal, isAbove } = useContractForm(api.addWebhook.request, {
    defaultValues: { url: '', events: ['lead.created'] },
  });
  return (
    <Modal
      title="Add a webhook"
      text="Leads are sent there as JSON, with name, phone and message, but without notes."
      onClose={onClose}
    >
      <SubmitForm
        className="mt-5"
        onSubmit={handleSubmit((webhook) => mutate(webhook, { onSuccess: onAdded, onError: showRefusal }))}
        problem={isAbove(error) && failureText(error)}
        submit="Add the webhook"
        isPending={isPending}
        pending="Adding..."
      >
        <TextField id="webhook-url" label="Address" type="url" placeholder="https://" {...field('url')} />
        <CheckList
          legend="It is told when"
          field={field('events')}
          names={webhookEventNames}
          labels={webhookEvents}
        />
      </SubmitForm>
    </Modal>
  );
}

/** Which other programs are told of leads. */
export function Webhooks() {
  const query = useQuery(webhooksQuery);
  const webhooks = query.data;
  const [isAdding, setIsAdding] = useState(false);
  const [shown, setShown] = useState<ResponseOf<typeof api.addWebhook>>();
  return (
    <TitledSection title="Webhooks" className="border-t border-hairline pt-4">
      <p className="mt-1 mb-3 max-w-[65ch] text-15 text-ink-2">
        Tell another program of leads as they arrive, change or fall due. Each message is signed, tried again
        for a day and kept in a log for a month.{' '}
        <a href={api.apiReference.path} className="text-link">
          How to receive them
        </a>
      </p>
      <QueryState query={query} failed="Error loading the webhooks" loading={<Skeleton rows={2} />} />
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
    </TitledSection>
  );
}
