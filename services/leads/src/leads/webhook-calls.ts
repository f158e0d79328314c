import type { DueKind, WebhookDelivery } from '@golghar/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { DeliveryEntity } from './delivery.entity';
import { LeadEntity } from './lead.entity';
import { WebhookEntity } from './webhook.entity';

/** Kind of a webhook's delivery, whose subject is the webhook. */
export const webhookKind = 'webhook';

/** What a call reports: its body is written when it is first sent, and stays the same from then on. */
export type WebhookCall = {
  event: WebhookDelivery['event'];
  at: string;
  due?: DueKind;
  dueAt?: string;
  /** As it is sent and signed, byte by byte. */
  body?: string;
};

/** While a change waits to be sent, it stands for all changes of the lead: the lead is sent as it is then. */
const changeKey = (webhookId: string, leadId: string) => `${webhookKind} lead.changed ${leadId} ${webhookId}`;

/**
 * Queues calls about leads, except deleted ones, in the transaction of the change. For a lead that has just arrived no change is
 * reported.
 */
export async function queueWebhooks(
  manager: EntityManager,
  event: 'lead.created' | 'lead.changed',
  leadIds: readonly string[],
): Promise<void> {
  if (leadIds.length === 0) return;
  const webhooks = await manager.find(WebhookEntity, { select: { id: true, events: true } });
  if (webhooks.length === 0) return;
  const isCreated = event === 'lead.created';
  if (isCreated) {
    const changes = leadIds.flatMap((leadId) => webhooks.map(({ id }) => changeKey(id, leadId)));
    await manager.delete(DeliveryEntity, { dedupeKey: In(changes) });
  }
  const leads = await manager.find(LeadEntity, {
    select: { id: true },
    where: { id: In(leadIds), deletedAt: IsNull() },
    // Always in the same order, so that two transactions never deadlock.
    order: { id: 'ASC' },
  });
  const payload: WebhookCall = { event, at: new Date().toISOString() };
  const calls = webhooks
    .filter(({ events }) => events.includes(event))
    .flatMap(({ id: subjectId }) =>
      leads.map(({ id: leadId }) => ({
        id: uuid(),
        kind: webhookKind,
        channel: 'http' as const,
        subjectId,
        leadId,
        payload,
        dedupeKey: isCreated ? null : changeKey(subjectId, leadId),
      })),
    );
  if (calls.length === 0) return;
  await manager
    .createQueryBuilder()
    .insert()
    .into(DeliveryEntity)
    .values(calls)
    // Who is just writing the words of a waiting change holds it until then, and never misses this one. One whose words
    // could not be written is due again.
    .orUpdate(['payload', 'state', 'next_attempt_at'], ['dedupe_key'])
    .updateEntity(false)
    .execute();
}
