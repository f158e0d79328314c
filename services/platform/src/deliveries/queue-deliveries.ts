import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type AddedRow, addDeliveries } from './delivery.sql';
import type { DeliveryColumns } from './delivery-columns';
import type { DeliveryKind } from './message';

/** Something that is to be sent. What is left out is told by rendering alone, or not wanted. */
export type NewDelivery = Pick<DeliveryColumns, 'subjectId'> &
  Partial<Pick<DeliveryColumns, 'id' | 'channel' | 'payload' | 'groupId'>> & {
    /** Of all of a kind with the same key one is sent. */
    dedupeKey?: string;
    recipient?: { email: string; name: string };
    /** With which it goes, in a service that has leads. */
    leadId?: string;
    /** It is sent no sooner. */
    waitSeconds?: number;
  };

/**
 * Queues deliveries of a kind in the caller's transaction, but for those that were queued before by their keys; answers the
 * ids of those that are new.
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
