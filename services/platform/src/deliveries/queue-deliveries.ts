import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type AddedRow, addDeliveries } from './delivery.sql';
import type { DeliveryColumns } from './delivery-columns';
import type { DeliveryKind } from './message';

/** Something to send. What is left out is found when rendering, or not needed. */
export type NewDelivery = Pick<DeliveryColumns, 'subjectId'> &
  Partial<Pick<DeliveryColumns, 'id' | 'channel' | 'payload' | 'groupId'>> & {
    /** Only the first of a kind with the same key is sent. */
    dedupeKey?: string;
    recipient?: { email: string; name: string };
    /** The lead it is deleted with, in a service that has leads. */
    leadId?: string;
    /** It is not sent before. */
    waitSeconds?: number;
  };

/**
 * Queues deliveries of a kind in the caller's transaction, except those whose key was queued before; returns the ids of the new
 * ones.
 */
export async function queueDeliveries(
  manager: EntityManager,
  kind: DeliveryKind,
  deliveries: readonly NewDelivery[],
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map(
    ({ id = uuid(), channel = 'email', waitSeconds = 0, recipient, dedupeKey, ...delivery }) => ({
      id,
      kind,
      channel,
      subject_id: delivery.subjectId,
      dedupe_key: dedupeKey && `${kind} ${dedupeKey}`,
      payload: delivery.payload,
      recipient: recipient?.email,
      recipient_name: recipient?.name,
      group_id: delivery.groupId,
      ...(delivery.leadId && { lead_id: delivery.leadId }),
      wait_seconds: waitSeconds,
    }),
  );
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'wait_seconds');
  const added: AddedRow[] = await manager.query(addDeliveries(columns), [JSON.stringify(rows)]);
  return added.map(({ id }) => id);
}
