import * as z from 'zod/mini';
import { admins } from '../base/access';
import { endpoint, type RequestOf } from '../base/endpoint';
import { chosenNames, idSchema, isoTime, typedLine, wholeNumber } from '../base/text';
import { submissionSchema } from '../leads/leads';

export const webhookEvents = {
  'lead.created': 'A new lead arrived',
  'lead.changed': 'A lead was changed',
  'lead.due': 'A promised answer or a next step is due',
} as const;

export type WebhookEvent = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** Sent when an admin tests a webhook; it is about no lead. */
export const webhookTestEvent = 'webhook.test';

export const maxWebhooks = 10;

/** How many characters of an endpoint's response are kept. */
export const keptResponseLength = 500;

/** What is due for a lead: the answer that the site promised, or its next step. */
export const dueKinds = ['answer', 'next_step'] as const;

export type DueKind = (typeof dueKinds)[number];

const payloadOf = <const Name extends string, Data extends z.ZodMiniType>(name: Name, data: Data) =>
  z.object({
    type: z.literal(name),
    timestamp: isoTime,
    data,
  });

const lead = z.object({ submission: submissionSchema });

/** The body of each event's request. A lead is as it was when the event was sent; notes are never sent. */
export const webhookPayloads = {
  'lead.created': payloadOf('lead.created', lead),
  'lead.changed': payloadOf('lead.changed', lead),
  'lead.due': payloadOf(
    'lead.due',
    z.object({ submission: submissionSchema, due: z.enum(dueKinds), dueAt: isoTime }),
  ),
  'webhook.test': payloadOf('webhook.test', z.object({})),
} as const;

const addressMessage = 'Please enter the whole address, beginning with https://';

const webhookAddress = typedLine(
  0,
  500,
  addressMessage,
  addressMessage,
  'The address must have at most 500 characters',
).check(
  // Without a name and password: requests are signed instead.
  z.regex(/^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i, addressMessage),
);

const chosenEvents = chosenNames(
  webhookEventNames,
  'Please choose what it is told of',
  'Please choose each event once',
);

const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  createdAt: isoTime,
  /** Set while nothing is sent: an admin paused it, or too many attempts failed. What happens meanwhile waits. */
  pausedAt: z.nullable(isoTime),
  /** Why it was paused, unless an admin did it. */
  pauseReason: z.nullable(z.string()),
  waiting: z.int(),
  lastDeliveredAt: z.nullable(isoTime),
});

export type Webhook = z.infer<typeof webhookSchema>;

const newWebhookSchema = z.strictObject({ url: webhookAddress, events: chosenEvents });

/** A webhook with its signing secret, which is shown once. */
const webhookWithSecretSchema = z.object({ webhook: webhookSchema, secret: z.string() });

/** Hours in which requests are also signed with the old secret, after a new one was made. */
export const oldSecretHours = 24;

const webhookDeliverySchema = z.object({
  /** The `webhook-id` of its requests. */
  id: idSchema,
  event: z.enum([...webhookEventNames, webhookTestEvent]),
  lead: z.nullable(z.object({ id: idSchema, reference: z.string() })),
  /** queued: to be sent, or to be tried again; failed: given up, unless it is sent again by hand. */
  state: z.enum(['queued', 'delivered', 'failed']),
  attempts: z.int(),
  createdAt: isoTime,
  nextAttemptAt: z.nullable(isoTime),
  deliveredAt: z.nullable(isoTime),
  /** Of the last attempt: the response's status and its beginning, or why there was none. */
  responseStatus: z.nullable(z.int()),
  response: z.nullable(z.string()),
});

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const queueing = { status: 202, response: z.object({ delivery: webhookDeliverySchema }) } as const;

export const webhooksApi = {
  listWebhooks: endpoint('GET /api/admin/webhooks', admins, {
    response: z.object({ webhooks: z.array(webhookSchema) }),
  }),
  addWebhook: endpoint('POST /api/admin/webhooks', admins, {
    request: newWebhookSchema,
    status: 201,
    response: webhookWithSecretSchema,
    errors: ['conflict'],
  }),
  changeWebhook: endpoint('PATCH /api/admin/webhooks/:id', admins, {
    request: z
      .partial(z.extend(newWebhookSchema, { isPaused: z.boolean() }))
      .check(z.refine((update) => Object.keys(update).length > 0, 'Nothing to change')),
    response: z.object({ webhook: webhookSchema }),
  }),
  removeWebhook: endpoint('DELETE /api/admin/webhooks/:id', admins),
  /** Makes a new secret; for a day requests are also signed with the old one. */
  rotateWebhookSecret: endpoint('POST /api/admin/webhooks/:id/secret', admins, {
    response: webhookWithSecretSchema,
  }),
  testWebhook: endpoint('POST /api/admin/webhooks/:id/test', admins, queueing),
  listWebhookDeliveries: endpoint('GET /api/admin/webhooks/:id/deliveries', admins, {
    query: z.strictObject({
      limit: z._default(wholeNumber(1, 100), 25),
      /** Messages before the one with this id: ids increase with time. */
      before: z.optional(idSchema),
    }),
    response: z.object({
      deliveries: z.array(webhookDeliverySchema),
      /** For `before`; null when there is nothing older. */
      next: z.nullable(idSchema),
    }),
  }),
  /** Sends a message again, with the same id. */
  replayWebhookDelivery: endpoint(
    'POST /api/admin/webhooks/:id/deliveries/:deliveryId/replay',
    admins,
    queueing,
  ),
};

export type NewWebhook = RequestOf<typeof webhooksApi.addWebhook>;
