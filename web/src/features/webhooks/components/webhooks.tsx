import { api, type ResponseOf } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CopyField } from '@/ui/form/copy-field';
import { Modal } from '@/ui/overlay/modal';
import { Skeleton } from '@/ui/skeleton';
import { webhooksQuery } from '../api/use-webhooks';
import { WebhookDialog } from './webhook-dialog';
import { WebhookRow } from './webhook-row';

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
