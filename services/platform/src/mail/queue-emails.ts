import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { OutgoingEmailEntity } from './outgoing-email.entity';

/** An e-mail that is to be sent. */
export type NewEmail = {
  kind: string;
  /** What it is about. */
  subjectId: string;
  /** Of all e-mails of a kind with the same key one is sent. Left out where each is wanted. */
  dedupeKey?: string;
  /** What its renderer has to know beside the subject. */
  payload?: Record<string, string>;
  /** It is sent no sooner. */
  waitSeconds?: number;
};

/**
 * Queues e-mails in the caller's transaction, but for those that were queued before by their keys; answers how many
 * are new.
 */
export async function queueEmails(manager: EntityManager, emails: readonly NewEmail[]): Promise<number> {
  if (emails.length === 0) return 0;
  const { raw }: { raw: unknown[] } = await manager
    .createQueryBuilder()
    .insert()
    .into(OutgoingEmailEntity)
    .values(
      emails.map(({ kind, subjectId, dedupeKey, payload, waitSeconds }) => ({
        id: uuid(),
        kind,
        subjectId,
        dedupeKey: dedupeKey && `${kind} ${dedupeKey}`,
        payload,
        ...(waitSeconds && { nextAttemptAt: () => `now() + make_interval(secs => ${waitSeconds})` }),
      })),
    )
    .orIgnore()
    .returning('id')
    .updateEntity(false)
    .execute();
  return raw.length;
}
