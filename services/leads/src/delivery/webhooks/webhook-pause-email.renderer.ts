import type { EmailRenderer } from '@golghar/platform/mail';
import type { WebhookDeliveryRepository } from './webhook-delivery.repository';
import { pauseNoticeSchema, webhookPauseEmail } from './webhook-pause-email';

/** Renders it. When somebody has resumed or removed the webhook meanwhile, nobody needs it. */
export const makeWebhookPauseEmailRenderer =
  ({ PUBLIC_URL }: { PUBLIC_URL: string }, deliveries: WebhookDeliveryRepository): EmailRenderer =>
  async ({ subjectId, payload }) => {
    const notice = pauseNoticeSchema.parse(payload);
    const webhook = await deliveries.findPaused(subjectId, notice.pausedAt);
    return webhook ? webhookPauseEmail(notice, webhook, PUBLIC_URL) : undefined;
  };
