import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { idParams, idSchema } from '../base/text';
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
  listWebhooks: endpoint({
    method: 'GET',
    path: '/api/admin/webhooks',
    access: ['admin'],
    status: 200,
    response: webhookListSchema,
  }),
  addWebhook: endpoint({
    method: 'POST',
    path: '/api/admin/webhooks',
    access: ['admin'],
    request: newWebhookSchema,
    status: 201,
    response: webhookWithSecretSchema,
    errors: ['invalid', 'conflict'],
  }),
  changeWebhook: endpoint({
    method: 'PATCH',
    path: '/api/admin/webhooks/:id',
    access: ['admin'],
    params: idParams,
    request: webhookUpdateSchema,
    status: 200,
    response: z.object({ webhook: webhookSchema }),
    errors: ['invalid', 'not_found'],
  }),
  removeWebhook: endpoint({
    method: 'DELETE',
    path: '/api/admin/webhooks/:id',
    access: ['admin'],
    params: idParams,
    status: 204,
    errors: ['not_found'],
  }),
  /** Makes a new secret; for a day requests are signed with the old one as well. */
  rotateWebhookSecret: endpoint({
    method: 'POST',
    path: '/api/admin/webhooks/:id/secret',
    access: ['admin'],
    params: idParams,
    status: 200,
    response: webhookWithSecretSchema,
    errors: ['not_found'],
  }),
  /** Sends an event that tells of no lead. */
  testWebhook: endpoint({
    method: 'POST',
    path: '/api/admin/webhooks/:id/test',
    access: ['admin'],
    params: idParams,
    status: 202,
    response: z.object({ delivery: webhookDeliverySchema }),
    errors: ['not_found'],
  }),
  listWebhookDeliveries: endpoint({
    method: 'GET',
    path: '/api/admin/webhooks/:id/deliveries',
    access: ['admin'],
    params: idParams,
    query: webhookDeliveryQuerySchema,
    status: 200,
    response: webhookDeliveryListSchema,
    errors: ['invalid', 'not_found'],
  }),
  /** Sends a message again, with the same id. */
  replayWebhookDelivery: endpoint({
    method: 'POST',
    path: '/api/admin/webhooks/:id/deliveries/:deliveryId/replay',
    access: ['admin'],
    params: z.object({ id: idSchema, deliveryId: idSchema }),
    status: 202,
    response: z.object({ delivery: webhookDeliverySchema }),
    errors: ['not_found'],
  }),
};
