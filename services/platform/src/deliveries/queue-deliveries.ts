import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type AddedRow, addDeliveries } from './delivery.sql';

/** Something that is to be sent. */
export type NewDelivery = {
  kind: string;
  /** By default a new one. */
  id?: string;
  /** By default e-mail. */
  channel?: 'email' | 'http';
  /** What it is about. */
  subjectId: string;
  /** Of all of a kind with the same key one is sent. Left out where each is wanted. */
  dedupeKey?: string;
  /** What its message has to know beside the subject. */
  payload?: Record<string, string>;
  /** Where it is known already. */
  recipient?: { email: string; name: string };
  /** With which it goes, in a service that has leads. */
  leadId?: string;
  /** It is sent no sooner. */
  waitSeconds?: number;
  /** The delivery that tells of this one. */
  groupId?: string;
};

/**
 * Queues deliveries in the caller's transaction, but for those that were queued before by their keys; answers the ids of
 * those that are new.
 */
export async function queueDeliveries(
  manager: EntityManager,
  deliveries: readonly NewDelivery[],
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map(
    ({
      id = uuid(),
      kind,
      channel = 'email',
      subjectId,
      dedupeKey,
      payload,
      recipient,
      leadId,
      groupId,
    }) => ({
      id,
      kind,
      channel,
      subject_id: subjectId,
      dedupe_key: dedupeKey && `${kind} ${dedupeKey}`,
      payload,
      recipient: recipient?.email,
      recipient_name: recipient?.name,
      group_id: groupId,
      ...(leadId && { lead_id: leadId }),
    }),
  );
  const columns = Object.keys(rows[0] ?? {});
  const added: AddedRow[] = await manager.query(addDeliveries(columns), [
    JSON.stringify(rows),
    rows.map(({ id }) => id),
    deliveries.map(({ waitSeconds = 0 }) => waitSeconds),
  ]);
  return added.map(({ id }) => id);
}
