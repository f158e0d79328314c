import type { OwnChangeKind, Owner } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { OwnChangeEntity } from './own-change.entity';

export type OwnChange = {
  lead: { id: string };
  kind: OwnChangeKind;
  author: Owner;
  /** What the kind is about, where it is not the lead's being there. */
  before?: object | string | null;
  after?: object | string | null;
  /** The entry of the timeline that it made. */
  entryId?: string | undefined;
};

/** Writes down what somebody changes of a lead, as part of the transaction that does it, so that they can undo it. */
export const recordOwnChange = (manager: EntityManager, change: OwnChange): Promise<void> =>
  recordOwnChanges(manager, [change]);

/** As {@link recordOwnChange}, for many leads at once. */
export async function recordOwnChanges(manager: EntityManager, changes: readonly OwnChange[]): Promise<void> {
  const rows = changes.map(({ lead, kind, author, before = null, after = null, entryId }) => ({
    id: uuid(),
    leadId: lead.id,
    kind,
    before,
    after,
    entryId,
    authorId: author.id,
    authorName: author.name,
  }));
  await manager.insert(OwnChangeEntity, rows);
}
