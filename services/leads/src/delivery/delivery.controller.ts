import { contractController } from '@golghar/platform';
import { resendAlert } from './alerts/alerts';
import { sendReply } from './replies/reply.service';
import { WebhookService } from './webhooks/webhook.service';

export const DeliveryController = contractController(
  { webhooks: WebhookService },
  {
    listWebhooks: async (_, { webhooks, database }) => ({ webhooks: await webhooks.list(database.manager) }),
    listWebhookDeliveries: ({ params: { id }, query }, { webhooks, database }) =>
      webhooks.deliveries(database.manager, id, query),
  },
  {
    addReply: ({ params: { id }, body, user }, { manager }) => sendReply(manager, id, body, user),
    resendAlert: ({ params: { id, alertId }, user }, { manager }) => resendAlert(manager, id, alertId, user),
    addWebhook: ({ body, user }, { webhooks, manager }) => webhooks.add(manager, body, user),
    changeWebhook: async ({ params: { id }, body, user }, { webhooks, manager }) => ({
      webhook: await webhooks.change(manager, id, body, user),
    }),
    removeWebhook: ({ params: { id }, user }, { webhooks, manager }) => webhooks.remove(manager, id, user),
    rotateWebhookSecret: ({ params: { id }, user }, { webhooks, manager }) =>
      webhooks.rotate(manager, id, user),
    testWebhook: async ({ params: { id } }, { webhooks, manager }) => ({
      delivery: await webhooks.test(manager, id),
    }),
    replayWebhookDelivery: async ({ params: { id, deliveryId }, user }, { webhooks, manager }) => ({
      delivery: await webhooks.replay(manager, id, deliveryId, user),
    }),
  },
);
