import { Readable } from 'node:stream';
import { contractController } from '@golghar/platform';
import { resendAlert } from './alerts/alerts';
import { readAttachment, sendReply } from './replies/reply.service';
import { WebhookService } from './webhooks/webhook.service';

export const DeliveryController = contractController(
  { webhooks: WebhookService },
  {
    listWebhooks: (_, { webhooks, database }) => webhooks.list(database.manager),
    listWebhookDeliveries: ({ params: { id }, query }, { webhooks, database }) =>
      webhooks.deliveries(database.manager, id, query),
    async getAttachment({ params, user, reply }, { database }) {
      const { filename, content } = await readAttachment(database.manager, params, user);
      // Encoded for RFC 8187, which allows fewer characters.
      const encoded = encodeURIComponent(filename).replace(
        /['()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16)}`,
      );
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encoded}`);
      return Readable.from([content]);
    },
  },
  {
    addReply: ({ params: { id }, body, user }, { manager }) => sendReply(manager, id, body, user),
    resendAlert: ({ params: { id, alertId }, user }, { manager }) => resendAlert(manager, id, alertId, user),
    addWebhook: ({ body, user }, { webhooks, manager }) => webhooks.add(manager, body, user),
    changeWebhook: ({ params: { id }, body, user }, { webhooks, manager }) =>
      webhooks.change(manager, id, body, user),
    removeWebhook: ({ params: { id }, user }, { webhooks, manager }) => webhooks.remove(manager, id, user),
    rotateWebhookSecret: ({ params: { id }, user }, { webhooks, manager }) =>
      webhooks.rotate(manager, id, user),
    testWebhook: ({ params: { id } }, { webhooks, manager }) => webhooks.test(manager, id),
    replayWebhookDelivery: ({ params: { id, deliveryId }, user }, { webhooks, manager }) =>
      webhooks.replay(manager, id, deliveryId, user),
  },
);
