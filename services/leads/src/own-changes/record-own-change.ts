import type { OwnChangeKind, Owner } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { OwnChangeEntity } from './own-change.entity';

type OwnChange = {
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
export async function recordOwnChange(
  manager: EntityManager,
  { lead, kind, author, before = null, after = null, entryId }: OwnChange,
): Promise<void> {
  await manager.insert(OwnChangeEntity, {
    id: uuid(),
    leadId: lead.id,
    kind,
    before,
    after,
    entryId,
    authorId: author.id,
    authorName: author.name,
  });
}
