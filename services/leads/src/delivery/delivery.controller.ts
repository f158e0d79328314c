import { contractController } from '@golghar/platform';
import { AlertService } from './alerts/alert.service';
import { ReplyService } from './replies/reply.service';
import { WebhookService } from './webhooks/webhook.service';

/** Answers to enquiries, alerts sent again, and which other programs are told of leads. */
export const DeliveryController = contractController(
  { alerts: AlertService, replies: ReplyService, webhooks: WebhookService },
  {
    addReply: ({ params: { id }, body, user }, { replies }) => replies.send(id, body, user),
    resendAlert: ({ params: { id, alertId }, user }, { alerts }) => alerts.resend(id, alertId, user),
    listWebhooks: async (_, { webhooks }) => ({ webhooks: await webhooks.list() }),
    addWebhook: ({ body, user }, { webhooks }) => webhooks.add(body, user),
    changeWebhook: async ({ params: { id }, body, user }, { webhooks }) => ({
      webhook: await webhooks.change(id, body, user),
    }),
    removeWebhook: ({ params: { id }, user }, { webhooks }) => webhooks.remove(id, user),
    rotateWebhookSecret: ({ params: { id }, user }, { webhooks }) => webhooks.rotate(id, user),
    testWebhook: async ({ params: { id } }, { webhooks }) => ({ delivery: await webhooks.test(id) }),
    listWebhookDeliveries: ({ params: { id }, query }, { webhooks }) => webhooks.deliveries(id, query),
    replayWebhookDelivery: async ({ params: { id, deliveryId }, user }, { webhooks }) => ({
      delivery: await webhooks.replay(id, deliveryId, user),
    }),
  },
);
