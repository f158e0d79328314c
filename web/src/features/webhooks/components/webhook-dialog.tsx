import { api, type NewWebhook, type ResponseOf, webhookEventNames, webhookEvents } from '@golghar/contracts';
import { failureText } from '@/lib/api/api-error';
import { useContractForm } from '@/lib/api/use-contract-form';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { useAddWebhook } from '../api/use-webhooks';

type Props = {
  onClose: () => void;
  onAdded: (webhook: ResponseOf<typeof api.addWebhook>) => void;
};

/** Asks where to send what. */
export function WebhookDialog({ onClose, onAdded }: Props) {
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
