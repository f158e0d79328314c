import type { EmailRenderer } from '@golghar/platform/mail';
import type { WebhookDeliveryRepository } from './webhook-delivery.repository';
import { webhookPauseEmail } from './webhook-pause-email';

/** Renders it. When somebody has resumed or removed the webhook meanwhile, nobody needs it. */
export const makeWebhookPauseEmailRenderer =
  ({ PUBLIC_URL }: { PUBLIC_URL: string }, deliveries: WebhookDeliveryRepository): EmailRenderer =>
  async ({ subjectId }) => {
    const notice = await deliveries.findPauseNotice(subjectId);
    return notice && webhookPauseEmail(notice, PUBLIC_URL);
  };
