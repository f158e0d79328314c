import * as z from 'zod/mini';
import { admins } from '../base/access';
import { endpoint } from '../base/endpoint';
import {
  newWebhookSchema,
  webhookDeliveryListSchema,
  webhookDeliveryQuerySchema,
  webhookDeliverySchema,
  webhookListSchema,
  webhookSchema,
  webhookUpdateSchema,
  webhookWithSecretSchema,
} from './webhooks';

/** Which other programs are told of leads, and what became of each message. */
export const webhooksApi = {
  listWebhooks: endpoint('GET /api/admin/webhooks', admins, { response: webhookListSchema }),
  addWebhook: endpoint('POST /api/admin/webhooks', admins, {
    request: newWebhookSchema,
    status: 201,
    response: webhookWithSecretSchema,
    errors: ['conflict'],
  }),
  changeWebhook: endpoint('PATCH /api/admin/webhooks/:id', admins, {
    request: webhookUpdateSchema,
    response: z.object({ webhook: webhookSchema }),
  }),
  removeWebhook: endpoint('DELETE /api/admin/webhooks/:id', admins),
  /** Makes a new secret; for a day requests are signed with the old one as well. */
  rotateWebhookSecret: endpoint('POST /api/admin/webhooks/:id/secret', admins, {
    response: webhookWithSecretSchema,
  }),
  /** Sends an event that tells of no lead. */
  testWebhook: endpoint('POST /api/admin/webhooks/:id/test', admins, {
    status: 202,
    response: z.object({ delivery: webhookDeliverySchema }),
  }),
  listWebhookDeliveries: endpoint('GET /api/admin/webhooks/:id/deliveries', admins, {
    query: webhookDeliveryQuerySchema,
    response: webhookDeliveryListSchema,
  }),
  /** Sends a message again, with the same id. */
  replayWebhookDelivery: endpoint('POST /api/admin/webhooks/:id/deliveries/:deliveryId/replay', admins, {
    status: 202,
    response: z.object({ delivery: webhookDeliverySchema }),
  }),
};
